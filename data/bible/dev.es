NO juzguéis, para que no seáis juzgados.
Porque con el juicio con que juzgáis, seréis juzgados; y con la medida con que medís, os volverán á medir.
Y ¿por qué miras la mota que está en el ojo de tu hermano, y no echas de ver la viga que está en tu ojo?
O ¿cómo dirás á tu hermano: Espera, echaré de tu ojo la mota, y he aquí la viga en tu ojo?
¡Hipócrita! echa primero la viga de tu ojo, y entonces mirarás en echar la mota del ojo de tu hermano.
No deis lo santo á los perros, ni echéis vuestras perlas delante de los puercos; porque no las rehuellen con sus pies, y vuelvan y os despedacen.
Pedid, y se os dará; buscad, y hallaréis; llamad, y se os abrirá.
Porque cualquiera que pide, recibe; y el que busca, halla; y al que llama, se abrirá.
¿Qué hombre hay de vosotros, á quien si su hijo pidiere pan, le dará una piedra?
¿Y si le pidiere un pez, le dará una serpiente?
Pues si vosotros, siendo malos, sabéis dar buenas dádivas á vuestros hijos, ¿cuánto más vuestro Padre que está en los cielos, dará buenas cosas á los que le piden?
Así que, todas las cosas que quisierais que los hombres hiciesen con vosotros, así también haced vosotros con ellos; porque esta es la ley y los profetas.
Entrad por la puerta estrecha: porque ancha es la puerta, y espacioso el camino que lleva á perdición, y muchos son los que entran por ella.
Porque estrecha es la puerta, y angosto el camino que lleva á la vida, y pocos son los que la hallan.
Y guardaos de los falsos profetas, que vienen á vosotros con vestidos de ovejas, mas de dentro son lobos rapaces.
Por sus frutos los conoceréis. ¿Cógense uvas de los espinos, ó higos de los abrojos?
Así, todo buen árbol lleva buenos frutos; mas el árbol maleado lleva malos frutos.
No puede el buen árbol llevar malos frutos, ni el árbol maleado llevar frutos buenos.
Todo árbol que no lleva buen fruto, córtase y échase en el fuego.
Así que, por sus frutos los conoceréis.
No todo el que me dice: Señor, Señor, entrará en el reino de los cielos: mas el que hiciere la voluntad de mi Padre que está en los cielos.
Muchos me dirán en aquel día: Señor, Señor, ¿no profetizamos en tu nombre, y en tu nombre lanzamos demonios, y en tu nombre hicimos muchos milagros?
Y entonces les protestaré: Nunca os conocí; apartaos de mí, obradores de maldad.
Cualquiera, pues, que me oye estas palabras, y las hace, le compararé á un hombre prudente, que edificó su casa sobre la peña;
Y descendió lluvia, y vinieron ríos, y soplaron vientos, y combatieron aquella casa; y no cayó: porque estaba fundada sobre la peña.
Y cualquiera que me oye estas palabras, y no las hace, le compararé á un hombre insensato, que edificó su casa sobre la arena;
Y descendió lluvia, y vinieron ríos, y soplaron vientos, é hicieron ímpetu en aquella casa; y cayó, y fué grande su ruina.
Y fué que, como Jesús acabó estas palabras, las gentes se admiraban de su doctrina;
Porque les enseñaba como quien tiene autoridad, y no como los escribas.
Y LA víspera de sábado, que amanece para el primer día de la semana, vino María Magdalena, y la otra María, á ver el sepulcro.
Y he aquí, fué hecho un gran terremoto: porque el ángel del Señor, descendiendo del cielo y llegando, había revuelto la piedra, y estaba sentado sobre ella.
Y su aspecto era como un relámpago, y su vestido blanco como la nieve.
Y de miedo de él los guardas se asombraron, y fueron vueltos como muertos.
Y respondiendo el ángel, dijo á las mujeres: No temáis vosotras; porque yo sé que buscáis á Jesús, que fué crucificado.
No está aquí; porque ha resucitado, como dijo. Venid, ved el lugar donde fué puesto el Señor.
E id presto, decid á sus discípulos que ha resucitado de los muertos: y he aquí va delante de vosotros á Galilea; allí le veréis; he aquí, os lo he dicho.
Entonces ellas, saliendo del sepulcro con temor y gran gozo, fueron corriendo á dar las nuevas á sus discípulos. Y mientras iban á dar las nuevas á sus discípulos,
He aquí, Jesús les sale al encuentro, diciendo: Salve. Y ellas se llegaron y abrazaron sus pies, y le adoraron.
Entonces Jesús les dice: No temáis: id, dad las nuevas á mis hermanos, para que vayan á Galilea, y allí me verán.
Y yendo ellas, he aquí unos de la guardia vinieron á la ciudad, y dieron aviso á los príncipes de los sacerdotes de todas las cosas que habían acontecido.
Y juntados con los ancianos, y habido consejo, dieron mucho dinero á los soldados,
Diciendo: Decid: Sus discípulos vinieron de noche, y le hurtaron, durmiendo nosotros.
Y si esto fuere oído del presidente, nosotros le persuadiremos, y os haremos seguros.
Y ellos, tomando el dinero, hicieron como estaban instruídos: y este dicho fué divulgado entre los Judíos hasta el día de hoy.
Mas los once discípulos se fueron á Galilea, al monte donde Jesús les había ordenado.
Y como le vieron, le adoraron: mas algunos dudaban.
Y llegando Jesús, les habló, diciendo: Toda potestad me es dada en el cielo y en la tierra.
Por tanto, id, y doctrinad á todos los Gentiles, bautizándolos en el nombre del Padre, y del Hijo, y del Espíritu Santo:
Enseñándoles que guarden todas las cosas que os he mandado: y he aquí, yo estoy con vosotros todos los días, hasta el fin del mundo. Amén.
Y DOS días después era la Pascua ylos díasde los panes sin levadura: y procuraban los príncipes de los sacerdotes y los escribas cómo le prenderían por engaño, y le matarían.
Y decían: No en el día de la fiesta, porque no se haga alboroto del pueblo.
Y estando él en Bethania en casa de Simón el leproso, y sentado á la mesa, vino una mujer teniendo un alabastro de ungüento de nardo espique de mucho precio; y quebrando el alabastro, derramóselo sobre su cabeza.
Y hubo algunos que se enojaron dentro de sí, y dijeron: ¿Para qué se ha hecho este desperdicio de ungüento?
Porque podía esto ser vendido por más de trescientos denarios, y darse á los pobres. Y murmuraban contra ella.
Mas Jesús dijo: Dejadla ; ¿por qué la fatigáis ? buena obra me ha hecho;
Que siempre tendréis los pobres con vosotros, y cuando quisiereis les podréis hacer bien; mas á mí no siempre me tendréis.
Esta ha hecho lo que podía; porque se ha anticipado á ungir mi cuerpo para la sepultura.
De cierto os digo que donde quiera que fuere predicado este evangelio en todo el mundo, también esto que ha hecho ésta, será dicho para memoria de ella.
Entonces Judas Iscariote, uno de los doce, vino á los príncipes de los sacerdotes, para entregársele .
Y ellos oyéndolo se holgaron, y prometieron que le darían dineros. Y buscaba oportunidad cómo le entregaría.
Y el primer día de los panes sin levadura, cuando sacrificaban la pascua, sus discípulos le dicen: ¿Dónde quieres que vayamos á disponer para que comas la pascua?
Y envía dos de sus discípulos, y les dice: Id á la ciudad, y os encontrará un hombre que lleva un cántaro de agua; seguidle ;
Y donde entrare, decid al señor de la casa: El Maestro dice: ¿Dónde está el aposento donde he de comer la pascua con mis discípulos?
Y él os mostrará un gran cenáculo ya preparado: aderezad para nosotros allí.
Y fueron sus discípulos, y vinieron á la ciudad, y hallaron como les había dicho; y aderezaron la pascua.
Y llegada la tarde, fué con los doce.
Y como se sentaron á la mesa y comiesen, dice Jesús: De cierto os digo que uno de vosotros, que come conmigo , me ha de entregar.
Entonces ellos comenzaron á entristecerse, y á decirle cada uno por sí: ¿Seré yo? Y el otro: ¿Seré yo?
Y él respondiendo les dijo: Es uno de los doce que moja conmigo en el plato.
A la verdad el Hijo del hombre va, como está de él escrito; mas ¡ay de aquel hombre por quien el Hijo del hombre es entregado! bueno le fuera á aquel hombre si nunca hubiera nacido.
Y estando ellos comiendo, tomó Jesús pan, y bendiciendo, partió y les dió, y dijo: Tomad, esto es mi cuerpo.
Y tomando el vaso, habiendo hecho gracias, les dió: y bebieron de él todos.
Y les dice: Esto es mi sangre del nuevo pacto, que por muchos es derramada.
De cierto os digo que no beberé más del fruto de la vid, hasta aquel día cuando lo beberé nuevo en el reino de Dios.
Y como hubieron cantado el himno, se salieron al monte de las Olivas.
Jesús entonces les dice: Todos seréis escandalizados en mí esta noche ; porque escrito está: Heriré al pastor, y serán derramadas las ovejas.
Mas después que haya resucitado, iré delante de vosotros á Galilea.
Entonces Pedro le dijo: Aunque todos sean escandalizados, mas no yo.
Y le dice Jesús: De cierto te digo que tú, hoy, en esta noche, antes que el gallo haya cantado dos veces, me negarás tres veces.
Mas él con mayor porfía decía: Si me fuere menester morir contigo, no te negaré. También todos decían lo mismo.
Y vienen al lugar que se llama Gethsemaní, y dice á sus discípulos: Sentaos aquí, entre tanto que yo oro.
Y toma consigo á Pedro y á Jacobo y á Juan, y comenzó á atemorizarse, y á angustiarse.
Y les dice: Está muy triste mi alma, hasta la muerte: esperad aquí y velad.
Y yéndose un poco adelante, se postró en tierra, y oró que si fuese posible, pasase de él aquella hora.
Y decía: Abba, Padre, todas las cosas son á ti posibles; traspasa de mí este vaso; empero no lo que yo quiero, sino lo que tú.
Y vino y los halló durmiendo; y dice á Pedro: ¿Simón, duermes? ¿No has podido velar una hora?
Velad y orad, para que no entréis en tentación: el espíritu á la verdad es presto, mas la carne enferma.
Y volviéndose á ir, oró, y dijo las mismas palabras.
Y vuelto, los halló otra vez durmiendo, porque los ojos de ellos estaban cargados; y no sabían qué responderle .
Y vino la tercera vez, y les dice: Dormid ya y descansad: basta, la hora es venida; he aquí, el Hijo del hombre es entregado en manos de los pecadores.
Levantaos, vamos: he aquí, el que me entrega está cerca.
Y luego, aun hablando él, vino Judas, que era uno de los doce, y con él una compañía con espadas y palos, de parte de los príncipes de los sacerdotes, y de los escribas y de los ancianos.
Y el que le entregaba les había dado señal común, diciendo: Al que yo besare, aquél es: prendedle , y llevadle con seguridad.
Y como vino, se acercó luego á él, y le dice: Maestro, Maestro. Y le besó.
Entonces ellos echaron en él sus manos, y le prendieron.
Y uno de los que estaban allí, sacando la espada, hirió al siervo del sumo sacerdote, y le cortó la oreja.
Y respondiendo Jesús, les dijo: ¿Como á ladrón habéis salido con espadas y con palos á tomarme ?
Cada día estaba con vosotros enseñando en el templo, y no me tomasteis; pero es así, para que se cumplan las Escrituras.
Entonces dejándole todos sus discípulos, huyeron.
Empero un mancebillo le seguía cubierto de una sábana sobre el cuerpo desnudo; y los mancebos le prendieron:
Mas él, dejando la sábana, se huyó de ellos desnudo.
Y trajeron á Jesús al sumo sacerdote; y se juntaron á él todos los príncipes de los sacerdotes y los ancianos y los escribas.
Empero Pedro le siguió de lejos hasta dentro del patio del sumo sacerdote; y estaba sentado con los servidores, y calentándose al fuego.
Y los príncipes de los sacerdotes y todo el concilio buscaban testimonio contra Jesús, para entregarle á la muerte; mas no lo hallaban.
Porque muchos decían falso testimonio contra él; mas sus testimonios no concertaban .
Entonces levantándose unos, dieron falso testimonio contra él, diciendo:
Nosotros le hemos oído decir: Yo derribaré este templo que es hecho de mano, y en tres días edificaré otro echo sin mano.
Mas ni aun así se concertaba el testimonio de ellos.
Entonces el sumo sacerdote, levantándose en medio, preguntó á Jesús, diciendo: ¿No respondes algo? ¿Qué atestiguan éstos contra ti?
Mas él callaba, y nada respondía. El sumo sacerdote le volvió á preguntar, y le dice: ¿Eres tú el Cristo, el Hijo del Bendito?
Y Jesús le dijo: Yo soy; y veréis al Hijo del hombre sentado á la diestra de la potencia de Dios, y viniendo en las nubes del cielo.
Entonces el sumo sacerdote, rasgando sus vestidos, dijo: ¿Qué más tenemos necesidad de testigos?
Oído habéis la blasfemia: ¿qué os parece? Y ellos todos le condenaron ser culpado de muerte.
Y algunos comenzaron á escupir en él, y cubrir su rostro, y á darle bofetadas, y decirle : Profetiza. Y los servidores le herían de bofetadas.
Y estando Pedro abajo en el atrio, vino una de las criadas del sumo sacerdote;
Y como vió á Pedro que se calentaba, mirándole , dice: Y tú con Jesús el Nazareno estabas.
Mas él negó, diciendo: No conozco, ni sé lo que dices . Y se salió fuera á la entrada; y cantó el gallo.
Y la criada viéndole otra vez, comenzó á decir á los que estaban allí: Este es de ellos.
Mas él negó otra vez. Y poco después, los que estaban allí dijeron otra vez á Pedro: Verdaderamente tú eres de ellos; porque eres Galileo, y tu habla es semejante.
Y él comenzó á maldecir y á jurar: No conozco á este hombre de quien habláis.
Y el gallo cantó la segunda vez: y Pedro se acordó de las palabras que Jesús le había dicho: Antes que el gallo cante dos veces, me negarás tres veces. Y pensando en esto, lloraba.
Y JESÚS se fué al monte de las Olivas.
Y por la mañana volvió al templo, y todo el pueblo vino á él: y sentado él, los enseñaba.
Entonces los escribas y los Fariseos le traen una mujer tomada en adulterio; y poniéndola en medio,
Dícenle : Maestro, esta mujer ha sido tomada en el mismo hecho, adulterando;
Y en la ley Moisés nos mandó apedrear á las tales: tú pues, ¿qué dices?
Mas esto decían tentándole , para poder acusarle . Empero Jesús, inclinado hacia abajo, escribía en tierra con el dedo.
Y como perseverasen preguntándole , enderezóse, y díjoles : El que de vosotros esté sin pecado, arroje contra ella la piedra el primero.
Y volviéndose á inclinar hacia abajo, escribía en tierra.
Oyendo, pues, ellos, redargüidos de la conciencia, salíanse uno á uno, comenzando desde los más viejos hasta los postreros: y quedó solo Jesús, y la mujer que estaba en medio.
Y enderezándose Jesús, y no viendo á nadie más que á la mujer, díjole : ¿Mujer, dónde están los que te acusaban? ¿Ninguno te ha condenado?
Y ella dijo: Señor, ninguno. Entonces Jesús le dijo: Ni yo te condeno: vete, y no peques más.
Y hablóles Jesús otra vez, diciendo: Yo soy la luz del mundo: el que me sigue, no andará en tinieblas, mas tendrá la lumbre de la vida.
Entonces los Fariseos le dijeron: Tú de ti mismo das testimonio: tu testimonio no es verdadero.
Respondió Jesús, y díjoles : Aunque yo doy testimonio de mí mismo, mi testimonio es verdadero, porque sé de dónde he venido y á dónde voy; mas vosotros no sabéis de dónde vengo, y á dónde voy.
Vosotros según la carne juzgáis; mas yo no juzgo á nadie.
Y si yo juzgo, mi juicio es verdadero; porque no soy solo, sino yo y el que me envió, el Padre.
Y en vuestra ley está escrito que el testimonio de dos hombres es verdadero.
Yo soy el que doy testimonio de mí mismo: y da testimonio de mí el que me envió, el Padre.
Y decíanle : ¿Dónde está tu Padre? Respondió Jesús: Ni á mí me conocéis, ni á mi Padre; si á mí me conocieseis, á mi Padre también conocierais.
Estas palabras habló Jesús en el lugar de las limosnas, enseñando en el templo: y nadie le prendió; porque aun no había venido su hora.
Y díjoles otra vez Jesús: Yo me voy, y me buscaréis, mas en vuestro pecado moriréis: á donde yo voy, vosotros no podéis venir.
Decían entonces los Judíos: ¿Hase de matar á sí mismo, que dice: A donde yo voy, vosotros no podéis venir?
Y decíales : Vosotros sois de abajo, yo soy de arriba; vosotros sois de este mundo, yo no soy de este mundo.
Por eso os dije que moriréis en vuestros pecados; porque si no creyereis que yo soy, en vuestros pecados moriréis.
Y decíanle : ¿Tú quién eres? Entonces Jesús les dijo: El que al principio también os he dicho.
Muchas cosas tengo que decir y juzgar de vosotros: mas el que me envió, es verdadero: y yo, lo que he oído de él, esto hablo en el mundo.
Mas no entendieron que él les hablaba del Padre.
Díjoles pues, Jesús: Cuando levantareis al Hijo del hombre, entonces entenderéis que yo soy, y que nada hago de mí mismo; mas como el Padre me enseñó, esto hablo.
Porque el que me envió, conmigo está; no me ha dejado solo el Padre; porque yo, lo que á él agrada, hago siempre.
Hablando él estas cosas, muchos creyeron en él.
Y decía Jesús á los Judíos que le habían creído: Si vosotros permaneciereis en mi palabra, seréis verdaderamente mis discípulos;
Y conoceréis la verdad, y la verdad os libertará.
Y respondiéronle : Simiente de Abraham somos, y jamás servimos á nadie: ¿cómo dices tú: Seréis libres?
Jesús les respondió: De cierto, de cierto os digo, que todo aquel que hace pecado, es siervo de pecado.
Y el siervo no queda en casa para siempre: el hijo queda para siempre.
Así que, si el Hijo os libertare, seréis verdaderamente libres.
Sé que sois simiente de Abraham, mas procuráis matarme , porque mi palabra no cabe en vosotros.
Yo hablo lo que he visto cerca del Padre; y vosotros hacéis lo que habéis oído cerca de vuestro padre.
Respondieron y dijéronle : Nuestro padre es Abraham. Díceles Jesús: Si fuerais hijos de Abraham, las obras de Abraham haríais.
Empero ahora procuráis matarme, hombre que os he hablado la verdad, la cual he oído de Dios: no hizo esto Abraham.
Vosotros hacéis las obras de vuestro padre. Dijéronle entonces: Nosotros no somos nacidos de fornicación; un padre tenemos, que es Dios.
Jesús entonces les dijo: Si vuestro padre fuera Dios, ciertamente me amaríais: porque yo de Dios he salido, y he venido; que no he venido de mí mismo, mas él me envió.
¿Por qué no reconocéis mi lenguaje? porque no podéis oir mi palabra.
Vosotros de vuestro padre el diablo sois, y los deseos de vuestro padre queréis cumplir. El, homicida ha sido desde el principio, y no permaneció en la verdad, porque no hay verdad en él. Cuando habla mentira, de suyo habla; porque es mentiroso, y padre de mentira.
Y porque yo digo verdad, no me creéis.
¿Quién de vosotros me redarguye de pecado? Pues si digo verdad, ¿por qué vosotros no me creéis?
El que es de Dios, las palabras de Dios oye: por esto no las oís vosotros, porque no sois de Dios.
Respondieron entonces los Judíos, y dijéronle : ¿No decimos bien nosotros, que tú eres Samaritano, y tienes demonio?
Respondió Jesús: Yo no tengo demonio, antes honro á mi Padre; y vosotros me habéis deshonrado.
Y no busco mi gloria: hay quien la busque, y juzgue.
De cierto, de cierto os digo, que el que guardare mi palabra, no verá muerte para siempre.
Entonces los Judíos le dijeron: Ahora conocemos que tienes demonio. Abraham murió, y los profetas, y tú dices: El que guardare mi palabra, no gustará muerte para siempre.
¿Eres tú mayor que nuestro padre Abraham, el cual murió? y los profetas murieron: ¿quién te haces á ti mismo?
Respondió Jesús: Si yo me glorifico á mí mismo, mi gloria es nada: mi Padre es el que me glorifica; el que vosotros decís que es vuestro Dios;
Y no le conocéis: mas yo le conozco; y si dijere que no le conozco, seré como vosotros mentiroso: mas le conozco, y guardo su palabra.
Abraham vuestro padre se gozó por ver mi día; y lo vió, y se gozó.
Dijéronle entonces los Judíos: Aun no tienes cincuenta años, ¿y has visto á Abraham?
Díjoles Jesús: De cierto, de cierto os digo: Antes que Abraham fuese, yo soy.
Tomaron entonces piedras para tirarle : mas Jesús se encubrió, y salió del templo; y atravesando por medio de ellos, se fué.
EN el primer tratado, oh Teófilo, he hablado de todas las cosas que Jesús comenzó á hacer y á enseñar,
Hasta el día en que, habiendo dado mandamientos por el Espíritu Santo á los apóstoles que escogió, fué recibido arriba;
A los cuales, después de haber padecido, se presentó vivo con muchas pruebas indubitables, apareciéndoles por cuarenta días, y hablándoles del reino de Dios.
Y estando juntos, les mandó que no se fuesen de Jerusalem, sino que esperasen la promesa del Padre, que oísteis, dijo, de mí.
Porque Juan á la verdad bautizó con agua, mas vosotros seréis bautizados con el Espíritu Santo no muchos días después de estos.
Entonces los que se habían juntado le preguntaron, diciendo: Señor, ¿restituirás el reino á Israel en este tiempo?
Y les dijo: No toca á vosotros saber los tiempos ó las sazones que el Padre puso en su sola potestad;
Mas recibiréis la virtud del Espíritu Santo que vendrá sobre vosotros; y me sereís testigos en Jerusalem, y en toda Judea, y Samaria, y hasta lo último de la tierra.
Y habiendo dicho estas cosas, viéndolo ellos, fué alzado; y una nube le recibió y le quitó de sus ojos.
Y estando con los ojos puestos en el cielo, entre tanto que él iba, he aquí dos varones se pusieron junto á ellos en vestidos blancos;
Los cuales también les dijeron: Varones Galileos, ¿qué estáis mirando al cielo? este mismo Jesús que ha sido tomado desde vosotros arriba en el cielo, así vendrá como le habéis visto ir al cielo.
Entonces se volvieron á Jerusalem del monte que se llama del Olivar, el cual está cerca de Jerusalem camino de un sábado.
Y entrados , subieron al aposento alto, donde moraban Pedro y Jacobo, y Juan y Andrés, Felipe y Tomás, Bartolomé y Mateo, Jacobo hijo de Alfeo, y Simón Zelotes, y Judas hermano de Jacobo.
Todos éstos perseveraban unánimes en oración y ruego, con las mujeres, y con María la madre de Jesús, y con sus hermanos.
Y en aquellos días, Pedro, levantándose en medio de los hermanos, dijo (y era la compañía junta como de ciento y veinte en número):
Varones hermanos, convino que se cumpliese la Escritura, la cual dijo antes el Espíritu Santo por la boca de David, de Judas, que fué guía de los que prendieron á Jesús;
El cuál era contado con nosotros, y tenía suerte en este ministerio.
Este, pues, adquirió un campo del salario de su iniquidad, y colgándose , reventó por medio, y todas sus entrañas se derramaron.
Y fué notorio á todos los moradores de Jerusalem; de tal manera que aquel campo es llamado en su propia lengua, Acéldama, que es, Campo de sangre.
Porque está escrito en el libro de los salmos: Sea hecha desierta su habitación, y no haya quien more en ella; y: Tome otro su obispado.
Conviene, pues, que de estos hombres que han estado juntos con nosotros todo el tiempo que el Señor Jesús entró y salió entre nosotros,
Comenzando desde el bautismo de Juan, hasta el día que fué recibido arriba de entre nosotros, uno sea hecho testigo con nosotros de su resurrección.
Y señalaron á dos: á José, llamado Barsabas, que tenía por sobrenombre Justo, y á Matías.
Y orando, dijeron: Tú, Señor, que conoces los corazones de todos, muestra cuál escoges de estos dos,
Para que tome el oficio de este ministerio y apostolado, del cual cayó Judas por transgresión, para irse á su lugar.
Y les echaron suertes, y cayó la suerte sobre Matías; y fué contado con los once apóstoles.
Y CUANDO escapamos, entonces supimos que la isla se llamaba Melita.
Y los bárbaros nos mostraron no poca humanidad ; porque, encendido un fuego, nos recibieron á todos, á causa de la lluvia que venía, y del frío.
Entonces habiendo Pablo recogido algunos sarmientos, y puéstolos en el fuego, una víbora, huyendo del calor , le acometió á la mano.
Y como los bárbaros vieron la víbora colgando de su mano, decían los unos á los otros: Ciertamente este hombre es homicida, á quien, escapado de la mar, la justicia no deja vivir.
Mas él, sacudiendo la víbora en el fuego, ningún mal padeció.
Empero ellos estaban esperando cuándo se había de hinchar, ó caer muerto de repente; mas habiendo esperado mucho , y viendo que ningún mal le venía, mudados, decían que era un dios.
En aquellos lugares había heredades del principal de la isla, llamado Publio, el cual nos recibió y hospedó tres días humanamente.
Y aconteció que el padre de Publio estaba en cama, enfermo de fiebres y de disentería: al cual Pablo entró, y después de haber orado, le puso las manos encima, y le sanó:
Y esto hecho, también los otros que en la isla tenían enfermedades, llegaban, y eran sanados:
Los cuales también nos honraron con muchos obsequios; y cuando partimos, nos cargaron de las cosas necesarias.
Así que, pasados tres meses, navegamos en una nave Alejandrina que había invernado en la isla, la cual tenía por enseña á Cástor y Pólux.
Y llegados á Siracusa, estuvimos allí tres días.
De allí, costeando alrededor, vinimos á Regio; y otro día después, soplando el austro, vinimos al segundo día á Puteolos:
Donde habiendo hallado hermanos, nos rogaron que quedásemos con ellos siete días; y luego vinimos á Roma;
De donde, oyendo de nosotros los hermanos, nos salieron á recibir hasta la plaza de Appio, y Las Tres Tabernas: á los cuales como Pablo vió, dió gracias á Dios, y tomó aliento.
Y como llegamos á Roma, el centurión entregó los presos al prefecto de los ejércitos, mas á Pablo fué permitido estar por sí, con un soldado que le guardase.
Y aconteció que tres días después, Pablo convocó á los principales de los Judíos; á los cuales, luego que estuvieron juntos, les dijo: Yo, varones hermanos, no habiendo hecho nada contra el pueblo, ni contra los ritos de la patria, he sido entregado preso desde Jerusalem en manos de los Romanos;
Los cuales, habiéndome examinado, me querían soltar, por no haber en mí ninguna causa de muerte.
Mas contradiciendo los Judíos, fuí forzado á apelar á César; no que tenga de qué acusar á mi nación.
Así que, por esta causa, os he llamado para veros y hablaros; porque por la esperanza de Israel estoy rodeado de esta cadena.
Entonces ellos le dijeron: Nosotros ni hemos recibido cartas tocante á ti de Judea, ni ha venido alguno de los hermanos que haya denunciado ó hablado algún mal de ti.
Mas querríamos oir de ti lo que sientes; porque de esta secta notorio nos es que en todos lugares es contradicha.
Y habiéndole señalado un día, vinieron á él muchos á la posada, á los cuales declaraba y testificaba el reino de Dios, persuadiéndoles lo concerniente á Jesús, por la ley de Moisés y por los profetas, desde la mañana hasta la tarde.
Y algunos asentían á lo que se decía, mas algunos no creían.
Y como fueron entre sí discordes, se fueron, diciendo Pablo esta palabra: Bien ha hablado el Espíritu Santo por el profeta Isaías á nuestros padres,
Diciendo: Ve á este pueblo, y diles: De oído oiréis, y no entenderéis; y viendo veréis, y no percibiréis:
Porque el corazón de este pueblo se ha engrosado, y de los oídos oyeron pesadamente, y sus ojos taparon; porque no vean con los ojos, y oigan con los oídos, y entiendan de corazón, y se conviertan, y yo los sane.
Séaos pues notorio que á los Gentiles es enviada esta salud de Dios: y ellos oirán.
Y habiendo dicho esto, los Judíos salieron, teniendo entre sí gran contienda.
Pablo empero, quedó dos años enteros en su casa de alquiler, y recibía á todos los que á él venían,
Predicando el reino de Dios y enseñando lo que es del Señor Jesucristo con toda libertad, sin impedimento.

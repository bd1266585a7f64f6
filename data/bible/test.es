ENTONCES llamando á sus doce discípulos, les dió potestad contra los espíritus inmundos, para que los echasen fuera, y sanasen toda enfermedad y toda dolencia.
Y los nombres de los doce apóstoles son estos: el primero, Simón, que es dicho Pedro, y Andrés su hermano; Jacobo, hijode Zebedeo, y Juan su hermano;
Felipe, y Bartolomé; Tomás, y Mateo el publicano; Jacobohijode Alfeo, y Lebeo, por sobrenombre Tadeo;
Simón el Cananita y Judas Iscariote, que también le entregó.
A estos doce envió Jesús, á los cuales dió mandamiento, diciendo: Por el camino de los Gentiles no iréis, y en ciudad de Samaritanos no entréis;
Mas id antes á las ovejas perdidas de la casa de Israel.
Y yendo, predicad, diciendo: El reino de los cielos se ha acercado.
Sanad enfermos, limpiad leprosos, resucitad muertos, echad fuera demonios: de gracia recibisteis, dad de gracia.
No aprestéis oro, ni plata, ni cobre en vuestras bolsas;
Ni alforja para el camino, ni dos ropas de vestir, ni zapatos, ni bordón; porque el obrero digno es de su alimento.
Mas en cualquier ciudad, ó aldea donde entrareis, investigad quién sea en ella digno, y reposad allí hasta que salgáis.
Y entrando en la casa, saludadla .
Y si la casa fuere digna, vuestra paz vendrá sobre ella; mas si no fuere digna, vuestra paz se volverá á vosotros.
Y cualquiera que no os recibiere, ni oyere vuestras palabras, salid de aquella casa ó ciudad, y sacudid el polvo de vuestros pies.
De cierto os digo, que el castigoserá más tolerable á la tierra de los de Sodoma y de los de Gomorra en el día del juicio, que á aquella ciudad.
He aquí, yo os envío como á ovejas en medio de lobos: sed pues prudentes como serpientes, y sencillos como palomas.
Y guardaos de los hombres: porque os entregarán en concilios, y en sus sinagogas os azotarán;
Y aun á príncipes y á reyes seréis llevados por causa de mí, por testimonio á ellos y á los Gentiles.
Mas cuando os entregaren, no os apuréis por cómo ó qué hablaréis; porque en aquella hora os será dado qué habéis de hablar.
Porque no sois vosotros los que habláis, sino el Espíritu de vuestro Padre que habla en vosotros.
Y el hermano entregará al hermano á la muerte, y el padre al hijo; y los hijos se levantarán contra los padres, y los harán morir.
Y seréis aborrecidos de todos por mi nombre; mas el que soportare hasta el fin, éste será salvo.
Mas cuando os persiguieren en esta ciudad, huid á la otra: porque de cierto os digo, queno acabaréis de andar todas las ciudades de Israel, que no venga el Hijo del hombre.
El discípulo no es más que su maestro, ni el siervo más que su señor.
Bástale al discípulo ser como su maestro, y al siervo como su señor. Si al padre de la familia llamaron Beelzebub, ¿cuánto más á los de su casa?
Así que, no los temáis; porque nada hay encubierto, que no haya de ser manifestado; ni oculto, que no haya de saberse.
Lo que os digo en tinieblas, decidlo en la luz; y lo que oís al oído predicadlo desde los terrados.
Y no temáis á los que matan el cuerpo, mas al alma no pueden matar: temed antes á aquel que puede destruir el alma y el cuerpo en el infierno.
¿No se venden dos pajarillos por un cuarto? Con todo, ni uno de ellos cae á tierra sin vuestro Padre.
Pues aun vuestros cabellos están todos contados.
Así que, no temáis: más valéis vosotros que muchos pajarillos.
Cualquiera pues, que me confesare delante de los hombres, le confesaré yo también delante de mi Padre que está en los cielos.
Y cualquiera que me negare delante de los hombres, le negaré yo también delante de mi Padre que está en los cielos.
No penséis que he venido para meter paz en la tierra: no he venido para meter paz, sino espada.
Porque he venido para hacer disensión del hombre contra su padre, y de la hija contra su madre, y de la nuera contra su suegra.
Y los enemigos del hombre serán los de su casa.
El que ama padre ó madre más que á mí, no es digno de mí; y el que ama hijo ó hija más que á mí, no es digno de mí.
Y el que no toma su cruz, y sigue en pos de mí, no es digno de mí.
El que hallare su vida, la perderá; y el que perdiere su vida por causa de mí, la hallará.
El que os recibe á vosotros, á mí recibe; y el que á mí recibe, recibe al que me envió.
El que recibe profeta en nombre de profeta, merced de profeta recibirá; y el que recibe justo en nombre de justo, merced de justo recibirá.
Y cualquiera que diere á uno de estos pequeñitos un vaso de agua fría solamente, en nombre de discípulo, de cierto os digo, que no perderá su recompensa.
Y PARTIÉNDOSE de allí, vino á los términos de Judea y tras el Jordán: y volvió el pueblo á juntarse á él; y de nuevo les enseñaba como solía.
Y llegándose los Fariseos, le preguntaron, para tentarle , si era lícito al marido repudiar á su mujer.
Mas él respondiendo, les dijo: ¿Qué os mandó Moisés?
Y ellos dijeron: Moisés permitió escribir carta de divorcio, y repudiar.
Y respondiendo Jesús, les dijo: Por la dureza de vuestro corazón os escribió este mandamiento;
Pero al principio de la creación, varón y hembra los hizo Dios.
Por esto dejará el hombre á su padre y á su madre, y se juntará á su mujer.
Y los que eran dos, serán hechos una carne: así que no son más dos, sino una carne.
Pues lo que Dios juntó, no lo aparte el hombre.
Y en casa volvieron los discípulos á preguntarle de lo mismo.
Y les dice: Cualquiera que repudiare á su mujer, y se casare con otra, comete adulterio contra ella:
Y si la mujer repudiare á su marido y se casare con otro, comete adulterio.
Y le presentaban niños para que los tocase; y los discípulos reñían á los que los presentaban.
Y viéndolo Jesús, se enojó, y les dijo: Dejad los niños venir, y no se lo estorbéis; porque de los tales es el reino de Dios.
De cierto os digo, que el que no recibiere el reino de Dios como un niño, no entrará en él.
Y tomándolos en los brazos, poniendo las manos sobre ellos, los bendecía.
Y saliendo él para ir su camino, vino uno corriendo, é hincando la rodilla delante de él, le preguntó: Maestro bueno, ¿qué haré para poseer la vida eterna?
Y Jesús le dijo: ¿Por qué me dices bueno? Ninguno hay bueno, sino sólo uno, Dios.
Los mandamientos sabes: No adulteres: No mates: No hurtes: No digas falso testimonio: No defraudes: Honra á tu padre y á tu madre.
El entonces respondiendo, le dijo: Maestro, todo esto he guardado desde mi mocedad.
Entonces Jesús mirándole , amóle , y díjole : Una cosa te falta: ve, vende todo lo que tienes, y da á los pobres, y tendrás tesoro en el cielo; y ven, sígueme , tomando tu cruz.
Mas él, entristecido por esta palabra, se fué triste, porque tenía muchas posesiones.
Entonces Jesús, mirando alrededor, dice á sus discípulos: ¡Cuán difícilmente entrarán en el reino de Dios los que tienen riquezas!
Y los discípulos se espantaron de sus palabras; mas Jesús respondiendo, les volvió á decir: ¡Hijos, cuán difícil es entrar en el reino de Dios, los que confían en las riquezas!
Más fácil es pasar un camello por el ojo de una aguja, que el rico entrar en el reino de Dios.
Y ellos se espantaban más, diciendo dentro de sí: ¿Y quién podrá salvarse?
Entonces Jesús mirándolos , dice: Para los hombres es imposible; mas para Dios, no; porque todas las cosas son posibles para Dios.
Entonces Pedro comenzó á decirle : He aquí, nosotros hemos dejado todas las cosas, y te hemos seguido.
Y respondiendo Jesús, dijo: De cierto os digo, que no hay ninguno que haya dejado casa, ó hermanos, ó hermanas, ó padre, ó madre, ó mujer, ó hijos, ó heredades, por causa de mí y del evangelio,
Que no reciba cien tantos ahora en este tiempo, casas, y hermanos, y hermanas, y madres, é hijos, y heredades, con persecuciones; y en el siglo venidero la vida eterna.
Empero muchos primeros serán postreros, y postreros primeros.
Y estaban en el camino subiendo á Jerusalem; y Jesús iba delante de ellos, y se espantaban, y le seguían con miedo: entonces volviendo á tomar á los doce aparte, les comenzó á decir las cosas que le habían de acontecer:
He aquí subimos á Jerusalem, y el Hijo del hombre será entregado á los príncipes de los sacerdotes, y á los escribas, y le condenarán á muerte, y le entregarán á los Gentiles:
Y le escarnecerán, y le azotarán, y escupirán en él, y le matarán; mas al tercer día resucitará.
Entonces Jacobo y Juan, hijos de Zebedeo, se llegaron á él, diciendo: Maestro, querríamos que nos hagas lo que pidiéremos.
Y él les dijo: ¿Qué queréis que os haga?
Y ellos le dijeron: Danos que en tu gloria nos sentemos el uno á tu diestra, y el otro á tu siniestra.
Entonces Jesús les dijo: No sabéis lo que pedís. ¿Podéis beber del vaso que yo bebo, ó ser bautizados del bautismo de que yo soy bautizado?
Y ellos dijeron: Podemos. Y Jesús les dijo: A la verdad, del vaso que yo bebo, beberéis; y del bautismo de que yo soy bautizado, seréis bautizados.
Mas que os sentéis á mi diestra y á mi siniestra, no es mío darlo, sino á quienes está aparejado.
Y como lo oyeron los diez, comenzaron á enojarse de Jacobo y de Juan.
Mas Jesús, llamándolos , les dice: Sabéis que los que se ven ser príncipes entre las gentes, se enseñorean de ellas, y los que entre ellas son grandes, tienen sobre ellas potestad.
Mas no será así entre vosotros: antes cualquiera que quisiere hacerse grande entre vosotros, será vuestro servidor;
Y cualquiera de vosotros que quisiere hacerse el primero, será siervo de todos.
Porque el Hijo del hombre tampoco vino para ser servido, mas para servir, y dar su vida en rescate por muchos.
Entonces vienen á Jericó: y saliendo él de Jericó y sus discípulos y una gran compañía, Bartimeo el ciego, hijo de Timeo, estaba sentado junto al camino mendigando.
Y oyendo que era Jesús el Nazareno, comenzó á dar voces y decir: Jesús, Hijo de David, ten misericordia de mí.
Y muchos le reñían, que callase: mas él daba mayores voces: Hijo de David, ten misericordia de mí.
Entonces Jesús parándose, mandó llamarle : y llaman al ciego, diciéndole : Ten confianza: levántate, te llama.
El entonces, echando su capa, se levantó, y vino á Jesús.
Y respondiendo Jesús, le dice: ¿Qué quieres que te haga? Y el ciego le dice: Maestro, que cobre la vista.
Y Jesús le dijo: Ve, tu fe te ha salvado. Y luego cobró la vista, y seguía á Jesús en el camino.
HABIENDO muchos tentado á poner en orden la historia de las cosas que entre nosotros han sido ciertísimas,
Como nos lo enseñaron los que desde el principio lo vieron por sus ojos, y fueron ministros de la palabra;
Me ha parecido también á mí, después de haber entendido todas las cosas desde el principio con diligencia, escribírtelas por orden, oh muy buen Teófilo,
Para que conozcas la verdad de las cosas en las cuales has sido enseñado.
HUBO en los días de Herodes, rey de Judea, un sacerdote llamado Zacarías, de la suerte de Abías; y su mujer, de las hijas de Aarón, llamada Elisabet.
Y eran ambos justos delante de Dios, andando sin reprensión en todos los mandamientos y estatutos del Señor.
Y no tenían hijo, porque Elisabet era estéril, y ambos eran avanzados en días.
Y aconteció que ejerciendo Zacarías el sacerdocio delante de Dios por el orden de su vez,
Conforme á la costumbre del sacerdocio, salió en suerte á poner el incienso, entrando en el templo del Señor.
Y toda la multitud del pueblo estaba fuera orando á la hora del incienso.
Y se le apareció el ángel del Señor puesto en pie á la derecha del altar del incienso.
Y se turbó Zacarías viéndole, y cayó temor sobre él.
Mas el ángel le dijo: Zacarías, no temas; porque tu oración ha sido oída, y tu mujer Elisabet te parirá un hijo, y llamarás su nombre Juan.
Y tendrás gozo y alegría, y muchos se gozarán de su nacimiento.
Porque será grande delante de Dios, y no beberá vino ni sidra; y será lleno del Espíritu Santo, aun desde el seno de su madre.
Y á muchos de los hijos de Israel convertirá al Señor Dios de ellos.
Porque él irá delante de él con el espíritu y virtud de Elías, para convertir los corazones de los padres á los hijos, y los rebeldes á la prudencia de los justos, para aparejar al Señor un pueblo apercibido.
Y dijo Zacarías al ángel: ¿En qué conoceré esto? porque yo soy viejo, y mi mujer avanzada en días.
Y respondiendo el ángel le dijo: Yo soy Gabriel, que estoy delante de Dios; y soy enviado á hablarte , y á darte estas buenas nuevas.
Y he aquí estarás mudo y no podrás hablar, hasta el día que esto sea hecho, por cuanto no creíste á mis palabras, las cuales se cumplirán á su tiempo.
Y el pueblo estaba esperando á Zacarías, y se maravillaban de que él se detuviese en el templo.
Y saliendo, no les podía hablar: y entendieron que había visto visión en el templo: y él les hablaba por señas , y quedó mudo.
Y fué, que cumplidos los días de su oficio, se vino á su casa.
Y después de aquellos días concibió su mujer Elisabet, y se encubrió por cinco meses, diciendo:
Porque el Señor me ha hecho así en los días en que miró para quitar mi afrenta entre los hombres.
Y al sexto mes, el ángel Gabriel fué enviado de Dios á una ciudad de Galilea, llamada Nazaret,
A una virgen desposada con un varón que se llamaba José, de la casa de David: y el nombre de la virgen era María.
Y entrando el ángel á donde estaba, dijo, ¡Salve, muy favorecida! el Señor es contigo : bendita tú entre las mujeres.
Mas ella, cuando le vió, se turbó de sus palabras, y pensaba qué salutación fuese ésta.
Entonces el ángel le dijo: María, no temas, porque has hallado gracia cerca de Dios.
Y he aquí, concebirás en tu seno, y parirás un hijo, y llamarás su nombre JESUS.
Este será grande, y será llamado Hijo del Altísimo: y le dará el Señor Dios el trono de David su padre:
Y reinará en la casa de Jacob por siempre; y de su reino no habrá fin.
Entonces María dijo al ángel: ¿Cómo será esto? porque no conozco varón.
Y respondiendo el ángel le dijo: El Espíritu Santo vendrá sobre ti, y la virtud del Altísimo te hará sombra; por lo cual también lo Santo que nacerá, será llamado Hijo de Dios.
Y he aquí, Elisabet tu parienta, también ella ha concebido hijo en su vejez; y este es el sexto mes á ella que es llamada la estéril:
Porque ninguna cosa es imposible para Dios.
Entonces María dijo: He aquí la sierva del Señor; hágase á mí conforme á tu palabra. Y el ángel partió de ella.
En aquellos días levantándose María, fué á la montaña con priesa, á una ciudad de Judá;
Y entró en casa de Zacarías, y saludó á Elisabet.
Y aconteció, que como oyó Elisabet la salutación de María, la criatura saltó en su vientre; y Elisabet fué llena del Espíritu Santo,
Y exclamó á gran voz, y dijo: Bendita tú entre las mujeres, y bendito el fruto de tu vientre.
¿Y de dónde esto á mí, que la madre de mi Señor venga á mí?
Porque he aquí, como llegó la voz de tu salutación á mis oídos, la criatura saltó de alegría en mi vientre.
Y bienaventurada la que creyó, porque se cumplirán las cosas que le fueron dichas de parte del Señor.
Entonces María dijo: engrandece mi alma al Señor;
Y mi espíritu se alegró en Dios mi Salvador.
Porque ha mirado á la bajeza de su criada; porque he aquí, desde ahora me dirán bienaventurada todas las generaciones.
Porque me ha hecho grandes cosas el Poderoso; y santo es su nombre.
Y su misericordia de generación á generación á los que le temen.
Hizo valentía con su brazo: esparció los soberbios del pensamiento de su corazón.
Quitó los poderosos de los tronos, y levantó á los humildes.
A los hambrientos hinchió de bienes; y á los ricos envió vacíos.
Recibió á Israel su siervo, acordándose de la misericordia,
Como habló á nuestros padres á Abraham y á su simiente para siempre.
Y se quedó María con ella como tres meses: después se volvió á su casa.
Y á Elisabet se le cumplió el tiempo de parir, y parió un hijo.
Y oyeron los vecinos y los parientes que Dios había hecho con ella grande misericordia, y se alegraron con ella.
Y aconteció, que al octavo día vinieron para circuncidar al niño; y le llamaban del nombre de su padre, Zacarías.
Y respondiendo su madre, dijo: No; sino Juan será llamado.
Y le dijeron: ¿Por qué? nadie hay en tu parentela que se llame de este nombre.
Y hablaron por señas á su padre, cómo le quería llamar.
Y demandando la tablilla, escribió, diciendo: Juan es su nombre. Y todos se maravillaron.
Y luego fué abierta su boca y su lengua, y habló bendiciendo á Dios.
Y fué un temor sobre todos los vecinos de ellos; y en todas las montañas de Judea fueron divulgadas todas estas cosas.
Y todos los que las oían, las conservaban en su corazón, diciendo: ¿Quién será este niño? Y la mano del Señor estaba con él.
Y Zacarías su padre fué lleno de Espíritu Santo, y profetizó, diciendo:
Bendito el Señor Dios de Israel, que ha visitado y hecho redención á su pueblo,
Y nos alzó un cuerno de salvación en la casa de David su siervo,
Como habló por boca de sus santos profetas que fueron desde el principio:
Salvación de nuestros enemigos, y de mano de todos los que nos aborrecieron;
Para hacer misericordia con nuestros padres, y acordándose de su santo pacto;
Del juramento que juró á Abraham nuestro padre, que nos había de dar,
Que sin temor librados de nuestros enemigos, le serviríamos
En santidad y en justicia delante de él, todos los días nuestros.
Y tú, niño, profeta del Altísimo serás llamado; porque irás ante la faz del Señor, para aparejar sus caminos;
Dando conocimiento de salud á su pueblo, para remisión de sus pecados,
Por las entrañas de misericordia de nuestro Dios, con que nos visitó de lo alto el Oriente,
Para dar luz á los que habitan en tinieblas y en sombra de muerte; para encaminar nuestros pies por camino de paz.
Y el niño crecía, y se fortalecía en espíritu: y estuvo en los desiertos hasta el día que se mostró á Israel.
Y DESPUÉS de estas cosas, designó el Señor aun otros setenta, los cuales envió de dos en dos delante de sí, á toda ciudad y lugar á donde él había de venir.
Y les decía: La mies á la verdad es mucha, mas los obreros pocos; por tanto, rogad al Señor de la mies que envíe obreros á su mies.
Andad, he aquí yo os envío como corderos en medio de lobos.
No llevéis bolsa, ni alforja, ni calzado; y á nadie saludéis en el camino.
En cualquiera casa donde entrareis, primeramente decid: Paz sea á esta casa.
Y si hubiere allí algún hijo de paz, vuestra paz reposará sobre él; y si no, se volverá á vosotros.
Y posad en aquella misma casa, comiendo y bebiendo lo que os dieren ; porque el obrero digno es de su salario. No os paséis de casa en casa.
Y en cualquier ciudad donde entrareis, y os recibieren, comed lo que os pusieren delante;
Y sanad los enfermos que en ella hubiere, y decidles : Se ha llegado á vosotros el reino de Dios.
Mas en cualquier ciudad donde entrareis, y no os recibieren, saliendo por sus calles, decid:
Aun el polvo que se nos ha pegado de vuestra ciudad á nuestros pies, sacudimos en vosotros: esto empero sabed, que el reino de los cielos se ha llegado á vosotros.
Y os digo que los de Sodoma tendrán más remisión aquel día, que aquella ciudad.
¡Ay de ti, Corazín! ¡Ay de ti, Bethsaida! que si en Tiro y en Sidón hubieran sido hechas las maravillas que se han hecho en vosotras, ya días ha que, sentados en cilicio y ceniza, se habrían arrepentido.
Por tanto, Tiro y Sidón tendrán más remisión que vosotras en el juicio.
Y tú, Capernaum, que hasta los cielos estás levantada, hasta los infiernos serás abajada.
El que á vosotros oye, á mí oye; y el que á vosotros desecha, á mí desecha; y el que á mí desecha, desecha al que me envió.
Y volvieron los setenta con gozo, diciendo: Señor, aun los demonios se nos sujetan en tu nombre.
Y les dijo: Yo veía á Satanás, como un rayo, que caía del cielo.
He aquí os doy potestad de hollar sobre las serpientes y sobre los escorpiones, y sobre toda fuerza del enemigo, y nada os dañará.
Mas no os gocéis de esto, que los espíritus se os sujetan; antes gozaos de que vuestros nombres están escritos en los cielos.
En aquella misma hora Jesús se alegró en espíritu, y dijo: Yo te alabo, oh Padre, Señor del cielo y de la tierra, que escondiste estas cosas á los sabios y entendidos, y las has revelado á los pequeños: así, Padre, porque así te agradó .
Todas las cosas me son entregadas de mi Padre: y nadie sabe quién sea el Hijo sino el Padre; ni quién sea el Padre, sino el Hijo, y á quien el Hijo lo quisiere revelar.
Y vuelto particularmente á los discípulos, dijo: Bienaventurados los ojos que ven lo que vosotros veis:
Porque os digo que muchos profetas y reyes desearon ver lo que vosotros veis, y no lo vieron; y oir lo que oís, y no lo oyeron.
Y he aquí, un doctor de la ley se levantó, tentándole y diciendo: Maestro, ¿haciendo qué cosa poseeré la vida eterna?
Y él le dijo: ¿Qué está escrito en la ley? ¿cómo lees?
Y él respondiendo, dijo: Amarás al Señor tu Dios de todo tu corazón, y de toda tu alma, y de todas tus fuerzas, y de todo tu entendimiento; y á tu prójimo como á ti mismo.
Y díjole : Bien has respondido: haz esto, y vivirás.
Mas él, queriéndose justificar á sí mismo, dijo á Jesús: ¿Y quién es mi prójimo?
Y respondiendo Jesús, dijo: Un hombre descendía de Jerusalem á Jericó, y cayó en manos de ladrones, los cuales le despojaron; é hiriéndole , se fueron, dejándole medio muerto.
Y aconteció , que descendió un sacerdote por aquel camino, y viéndole , se pasó de un lado.
Y asimismo un Levita, llegando cerca de aquel lugar, y viéndole, se pasó de un lado.
Mas un Samaritano que transitaba, viniendo cerca de él, y viéndole , fué movido á misericordia;
Y llegándose, vendó sus heridas, echándoles aceite y vino; y poniéndole sobre su cabalgadura, llevóle al mesón, y cuidó de él.
Y otro día al partir, sacó dos denarios, y diólos al huésped, y le dijo: Cuídamele ; y todo lo que de más gastares, yo cuando vuelva te lo pagaré.
¿Quién, pues, de estos tres te parece que fué el prójimo de aquél que cayó en manos de los ladrones?
Y él dijo: El que usó con él de misericordia. Entonces Jesús le dijo: Ve, y haz tú lo mismo.
Y aconteció que yendo, entró él en una aldea: y una mujer llamada Marta, le recibió en su casa.
Y ésta tenía una hermana que se llamaba María, la cual sentándose á los pies de Jesús, oía su palabra.
Empero Marta se distraía en muchos servicios; y sobreviniendo, dice: Señor, ¿no tienes cuidado que mi hermana me deja servir sola? Dile pues, que me ayude.
Pero respondiendo Jesús, le dijo: Marta, Marta, cuidadosa estás, y con las muchas cosas estás turbada:
Empero una cosa es necesaria; y María escogió la buena parte, la cual no le será quitada.
Y PROPÚSOLES también una parábola sobre que es necesario orar siempre, y no desmayar,
Diciendo: Había un juez en una ciudad, el cual ni temía á Dios, ni respetaba á hombre.
Había también en aquella ciudad una viuda, la cual venía á él diciendo: Hazme justicia de mi adversario.
Pero él no quiso por algún tiempo; mas después de esto dijo dentro de sí: Aunque ni temo á Dios, ni tengo respeto á hombre,
Todavía, porque esta viuda me es molesta , le haré justicia, porque al fin no venga y me muela.
Y dijo el Señor: Oid lo que dice el juez injusto.
¿Y Dios no hará justicia á sus escogidos, que claman á él día y noche, aunque sea longánime acerca de ellos?
Os digo que los defenderá presto . Empero cuando el Hijo del hombre viniere, ¿hallará fe en la tierra?
Y dijo también á unos que confiaban de sí como justos, y menospreciaban á los otros, esta parábola:
Dos hombres subieron al templo á orar: el uno Fariseo, el otro publicano.
El Fariseo, en pie, oraba consigo de esta manera: Dios, te doy gracias, que no soy como los otros hombres, ladrones, injustos, adúlteros, ni aun como este publicano;
Ayuno dos veces á la semana, doy diezmos de todo lo que poseo.
Mas el publicano estando lejos no quería ni aun alzar los ojos al cielo, sino que hería su pecho, diciendo: Dios, sé propicio á mí pecador.
Os digo que éste descendió á su casa justificado antes que el otro; porque cualquiera que se ensalza, será humillado; y el que se humilla, será ensalzado.
Y traían á él los niños para que los tocase; lo cual viendo los discípulos les reñían.
Mas Jesús llamándolos, dijo: Dejad los niños venir á mí, y no los impidáis; porque de tales es el reino de Dios.
De cierto os digo, que cualquiera que no recibiere el reino de Dios como un niño, no entrará en él.
Y preguntóle un príncipe, diciendo: Maestro bueno, ¿qué haré para poseer la vida eterna?
Y Jesús le dijo: ¿Por qué me llamas bueno? ninguno hay bueno sino sólo Dios.
Los mandamientos sabes: No matarás: No adulterarás: No hurtarás: No dirás falso testimonio: Honra á tu padre y á tu madre.
Y él dijo: Todas estas cosas he guardado desde mi juventud.
Y Jesús, oído esto, le dijo: Aun te falta una cosa: vende todo lo que tienes, y da á los pobres, y tendrás tesoro en el cielo; y ven, sígueme .
Entonces él, oídas estas cosas, se puso muy triste, porque era muy rico.
Y viendo Jesús que se había entristecido mucho, dijo: ¡Cuán dificultosamente entrarán en el reino de Dios los que tienen riquezas!
Porque más fácil cosa es entrar un camello por el ojo de una aguja, que un rico entrar en el reino de Dios.
Y los que lo oían, dijeron: ¿Y quién podrá ser salvo?
Y él les dijo: Lo que es imposible para con los hombres, posible es para Dios.
Entonces Pedro dijo: He aquí, nosotros hemos dejado las posesiones nuestras, y te hemos seguido.
Y él les dijo: De cierto os digo, que nadie hay que haya dejado casa, padres, ó hermanos, ó mujer, ó hijos, por el reino de Dios,
Que no haya de recibir mucho más en este tiempo, y en el siglo venidero la vida eterna.
Y Jesús, tomando á los doce, les dijo: He aquí subimos á Jerusalem, y serán cumplidas todas las cosas que fueron escritas por los profetas, del Hijo del hombre.
Porque será entregado á las gentes, y será escarnecido, é injuriado, y escupido.
Y después que le hubieren azotado, le matarán: mas al tercer día resucitará.
Pero ellos nada de estas cosas entendían, y esta palabra les era encubierta, y no entendían lo que se decía.
Y aconteció que acercándose él á Jericó, un ciego estaba sentado junto al camino mendigando;
El cual como oyó la gente que pasaba, preguntó qué era aquello.
Y dijéronle que pasaba Jesús Nazareno.
Entonces dió voces, diciendo: Jesús, Hijo de David, ten misericordia de mí.
Y los que iban delante, le reñían que callase; mas él clamaba mucho más: Hijo de David, ten misericordia de mí.
Jesús entonces parándose, mandó traerle á sí: y como él llegó, le preguntó,
Diciendo: ¿Qué quieres que te haga? Y él dijo: Señor, que vea.
Y Jesús le dijo: Ve, tu fe te ha hecho salvo.
Y luego vió, y le seguía, glorificando á Dios: y todo el pueblo como lo vió, dió á Dios alabanza.

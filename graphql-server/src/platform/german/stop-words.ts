/**
 * Words that carry no topic. Besides the usual function words these are the courtesies and frames
 * that people put around a question ("ich hätte gern gewusst, ob …").
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `
  aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes
  anderm andern anderr anders auch auf aus bei beim beide beiden bin bis bist bzw da dabei dadurch
  dafür dagegen daher damit danach daneben dann daran darauf daraus darf darfst darin darum darunter
  darüber das dass davon davor dazu daß dein deine deinem deinen deiner deines dem demnach den denen
  denn dennoch der deren des deshalb dessen dich die dies diese diesem diesen dieser dieses dir doch
  dort du durch dürfen dürfte ebenfalls ebenso ein eine einem einen einer eines einige einigem
  einigen einiger einiges einmal entweder er es etwa etwas euch euer eure eurem euren eurer eures
  falls für ganz gar gegen gehabt genau gerade gern gerne gewesen gibt gibts habe haben habt hat
  hatte hatten hattest hattet hast hier hin hinter hätte hätten ich ihm ihn ihnen ihr ihre ihrem
  ihren ihrer ihres im immer in indem ins irgend irgendwie irgendwo ist ja je jede jedem jeden jeder
  jedes jedoch jene jenem jenen jener jenes jetzt kann kannst kein keine keinem keinen keiner keines
  konnte konnten können könnte könnten könntest könnt mal man manche manchem manchen mancher manches
  mein meine meinem meinen meiner meines mich mir mit muss musst musste mussten muß müssen müsste
  müssten nach nachdem nein nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem
  seinen seiner seines seit selbst sich sie sind so sobald solche solchem solchen solcher solches
  soll sollen sollte sollten somit sondern sonst soviel sowie über um und uns unser unsere unserem
  unseren unserer unseres unter viel viele vielen vom von vor wann war waren warst warum was weg
  weil weiter welche welchem welchen welcher welches wem wen wenn wer werde werden werdet weshalb
  wessen wie wieso wieviel wieviele will willst wir wird wirst wo wobei wodurch wofür wogegen woher
  wohin wollen wollte wollten womit woran worauf worin worum worüber wovon wozu während würde würden
  zu zum zur zwar zwischen überhaupt
  bitte danke hallo moin guten tag morgen abend herr frau liebe lieber sehr geehrte geehrter
  mfg grüße gruß freundliche freundlichen vielen dank
  möchte möchten möchtest mag mögen wissen weiß weiss sagen sage erklären erzählen fragen frage
  fragt wüsste wüßte brauche brauchen braucht hilfe helfen hilf geht gehts gehen ging mache machen
  macht tun tue tut getan passiert los eigentlich vielleicht wohl halt eben einfach
  schnell bitten gilt gelten liegt steht stehen kommt kommen komme lassen lässt lasse
  heißt bedeutet bekomme bekommen bekommt kriege kriegen kriegt finde finden findet gefunden
  sagt sagte sieht aussehen gut okay ok ah oh hm naja mehr wenig beim ab an zwei eins null
  eig nich ne nen nem isses gibts habs hab ists wärs kanns dran da denn bloß drauf drin dazu daran
  ihr euch sowas irgendwas plötzlich seitdem bereits bald künftig spätestens
  the a of is what how to i my do you
  `
    .split(/\s+/)
    .filter(Boolean),
);

import { fold } from '../../platform/german/index.js';

/** What must not wait until tomorrow though no person is in danger. */
const TODAY =
  /rohrbruch|wasserschaden|wasser (?:lauft|tropft) (?:aus|von|durch)|kein (?:warm)?wasser|heizung.{0,30}(?:ausgefallen|ausfall|kaputt|defekt|kalt|geht nicht)|stromausfall|strom (?:ist )?weg|kein strom|ausgesperrt|(?:toilette|klo|wc).{0,20}(?:verstopft|uber)|abwasser|ruckstau|notdienst|brockel|(?:ziegel|putz|stuck\S*|teile|fassade).{0,30}(?:fall|fiel|gefallen|herunter|runter)|regnet (?:rein|herein|hinein)|(?:gelander|brustung).{0,30}(?:locker|lose|wackel|abgebrochen|fall)|(?:scheibe|glastur|haustur).{0,40}(?:zersplittert|gesplittert|zerbrochen)|eiszapfen|dachlawine/;

/** Whether a question needs staff today, by its words and the title of what answers it. */
export const needsSomebodyToday = (question: string, title = ''): boolean =>
  TODAY.test(fold(question)) || /rohrbruch|ausgesperrt|stromausfall/.test(fold(title));

import type { CueRule } from './cue-rule.js';
import { begins, pattern, upTo, word } from './patterns.js';

/** Asks for leave: "darf ich grillen?", "geht das auch per Mail?"; answered by "Holzkohle ist verboten." */
export const PERMISSION: CueRule = {
  kind: 'permission',
  asked: word(
    'darf',
    'dürfen',
    'dürfte',
    'erlaubt',
    'gestattet',
    'verboten',
    'zulässig',
    '(?<!(?:wie|wo|was|wen|wann|wohin|woher) )kann (?:ich|man|er|sie|mein\\p{L}*)',
    'können wir',
    'könnte ich',
    'geht (?:auch|das|es|da|ne|eine?)',
    'reicht',
    'genügt',
    'gilt (?:das|es|dies)',
    'ist (?:das|es) (?:\\p{L}+ )?möglich',
    '(?:möglich|okay|ok)[?!. ]*$',
    'brauche ich (?:\\p{L}+ )?(?:erlaubnis|genehmigung)',
    'habe ich (?:\\p{L}+ )?(?:anspruch|recht)',
    'nehmt ihr',
    '(?<!(?:wie|wo|was|wann|woher) )(?:kriege?|bekomme?) ich',
    'und (?:mit|ohne|bei|nur) \\p{L}+',
    '(?:wäre|ist) das (?:\\p{L}+ )?(?:ok|okay|in ordnung)',
  ),
  answered: pattern(
    '^sie können',
    '(?<!\\p{L})(?:dürfen|darf|erlaubt|gestattet|verboten|untersagt|zulässig|(?<!wie )möglich|zugelassen|akzeptier\\p{L}*|bietet|gewährt|vereinbaren|genügt|genügen|ausgeschlossen|frei|anspruch|(?<!^)können sie|verlangen|verpflichtet)(?!\\p{L})',
    '(?<!\\p{L})(?:genehmig|zustimmung|erlaubnis)',
    'nimmt .{0,30}nicht an',
    'gehör\\p{L}+ nicht',
    'besteht (?:\\p{L}+ )?nicht',
    'gibt es nicht',
    'beantragen',
    'bleibt .{0,20}geschlossen',
    'gehören zum haus',
    'keine störung',
    '(?<!\\p{L})(?:hinzunehmen|erwünscht)(?!\\p{L})',
  ),
};

/** Asks for a duty: "muss ich streichen?"; answered by "Verunreinigungen beseitigen Sie bitte sofort." */
export const DUTY: CueRule = {
  kind: 'duty',
  asked: word(
    '(?:muss|müssen|soll|sollen|sollte) (?:ich|wir|man|das|die|der|er|es)',
    'bin ich verpflichtet',
    'pflicht',
  ),
  answered: pattern(
    `(?<!\\p{L})(?:muss|müssen|verpflicht\\p{L}*|pflicht|sollten?|schulden|brauchen? ${upTo(4)}nicht|nicht nötig|selbst|endet nicht|wiederherzustellen|zurückzugeben|ist ${upTo(4)}zu \\p{L}+en)(?!\\p{L})`,
    '(?<!\\p{L})(?:\\p{L}+en) sie (?:bitte|kein|niemals|nicht)',
  ),
};

/** Asks what one has to have: "was muss ich mitbringen?", "welche Unterlagen?"; answered by "Fügen Sie dem Antrag bitte ein Angebot bei." */
export const NEED: CueRule = {
  kind: 'need',
  asked: word(
    `was ${upTo(4)}(?:brauche?|brauchen|benötige|benötigen|mitbringen|angeben|vorlegen|einreichen|beilegen|mitschicken|dabeihaben)`,
    `welche ${upTo(2)}(?:unterlagen|papiere|dokumente|angaben|nachweise)`,
    'unterlagen',
    'voraussetzung(?:en)?',
    'welche angaben',
  ),
  answered: begins(
    'nennen sie',
    'geben sie',
    'fügen sie',
    'legen sie',
    'bringen sie',
    'halten sie',
    'teilen sie',
    'beschreiben sie',
    'notieren sie',
    'nötig (?:sind|ist)',
    'benötigen',
    'wir brauchen',
    'voraussetzung',
    'nachweis',
    'unterlagen',
    'formular',
    'ausweis',
    'vollmacht',
    'vorlage',
  ),
};

/** Asks how something is done: "wie entlüfte ich?", "was soll ich tun?"; answered by "1. Drehen Sie das Thermostat ganz auf." */
export const HOW: CueRule = {
  kind: 'how',
  asked: word(
    'wie (?!lange?|viele?|hoch|teuer|oft|häufig|gross|schnell|weit|spät|ist|sind|heisst|(?:hechtsuppe|sau|verrückt|bekloppt|blöd|irre|hölle|ein|eine|einer|im|in|am|immer|gewohnt|üblich|früher|sonst|gesagt|vereinbart|besprochen|angekündigt|letzte\\p{L}*)(?!\\p{L}))\\p{L}+',
    'was (?:soll|muss|kann|mach) (?:ich|wir|man)',
    'was (?:tun|mache ich|nun|jetzt)',
    'wie gehe ich vor',
    'anleitung',
  ),
  answered: pattern('^\\s*(?:\\d+[.)]|[-*•]) ', 'so gehen sie vor'),
  hinted: pattern(
    '(?<!\\p{L})\\p{L}+(?:en|ern|eln) sie (?:bitte|sich|sofort|zuerst|die|den|das|eine?n?)',
    '(?:mieten|beantragen|bestellen|buchen|finden|erhalten|bekommen) sie',
  ),
};

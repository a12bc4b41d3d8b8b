/**
 * What heads every list of leaked passwords, in English and German. Only these very words are refused:
 * more would surprise people whose password keeps every rule that they were told.
 */
const COMMON_WORDS = new Set(
  `abc abcabc access adobe admin administrator adminadmin alexander amanda andrea angel angela anna
  asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl ashley azerty baby bailey banana baseball
  basketball batman bayern berlin biene bitteeinbit blume borussia buster butterfly changeme
  charlie cheese chelsea chicken chocolate computer cookie dallas daniel default deutschland
  donald dortmund dragon einloggen fcbayern fckgwrhqq ficken flower football frankfurt freedom
  freund fussball geheim george ginger google guest gast guten hallo hallohallo hallowelt hamburg
  hammer hannover harley haus hausverwaltung heaven hello hellohello helloworld hockey hunter
  iloveyou ichliebedich immobilien jennifer jessica jordan joshua justin killer kennwort klaster
  kuesschen lasvegas letmein liebe liverpool login loveme lovely maggie manager marina martin
  master matrix maverick merlin michael michelle miete mieter monkey muenchen mustang mypassword
  nicole ninja nothing oliver orange pass passw passwd password passwordpassword passwort
  passwortpasswort pepper pokemon princess prinzessin property propertymanagement qazwsx qazwsxedc
  qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzu qwertzui qwertzuio qwertzuiop
  realmadrid robert root rootroot samantha samsung schalke schatz schatzi schokolade shadow sommer
  soccer sonnenschein spring starwars staff stern steelers summer summertime sunshine superman
  support tenant tester testing testtest thomas tigger trustno user vermieter verwaltung welcome
  welcometo werner whatever willkommen winter wohnung yxcvbn yxcvbnm zaqwsx zaqxsw zxcvb zxcvbn
  zxcvbnm`
    .split(/\s+/)
    .filter(Boolean),
);

/** Runs of keys; any part of one is as bad. */
const RUNS = ['01234567890123456789', '98765432109876543210', 'qwertzuiop', 'qwertyuiop'];

/** Whether a password is among the first that an attacker would try. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase();
  return (
    COMMON_WORDS.has(folded) ||
    new Set(folded).size === 1 ||
    RUNS.some((run) => run.includes(folded))
  );
}

/**
 * Words that head every list of leaked passwords, in English and German. What people add to them
 * (digits, an exclamation mark, a capital, a zero for an o) does not make them better.
 */
const COMMON_WORDS = new Set(
  `abc abcabc abcdef abcdefg abcdefgh access adobe admin administrator adminadmin alexander amanda
  andrea angel angela anna asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl ashley azerty baby bailey
  banana baseball basketball batman bayern berlin biene bitteeinbit blume borussia buster butterfly
  changeme charlie cheese chelsea chicken chocolate computer cookie dallas daniel default demo
  deutschland donald dortmund dragon einloggen fcbayern fckgwrhqq ficken flower football frankfurt
  freedom freund fussball geheim george ginger google guest gast guten hallo hallohallo hallowelt
  hamburg hammer hannover harley haus hausverwaltung heaven hello hellohello helloworld hockey hunter
  iloveyou ichliebedich immobilien jennifer jessica jordan joshua justin killer kennwort klaster
  kuesschen lasvegas letmein liebe liverpool login loveme lovely maggie manager marina martin master
  matrix maverick merlin michael michelle miete mieter monkey muenchen mustang mypassword nicole
  ninja nothing oliver orange pass passw passwd password passwordpassword passwort passwortpasswort
  pepper pokemon princess prinzessin property propertymanagement qazwsx qazwsxedc qwert qwerty
  qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzu qwertzui qwertzuio qwertzuiop realmadrid robert
  root rootroot samantha samsung schalke schatz schatzi schokolade secret shadow sommer soccer
  sonnenschein spring starwars staff stern steelers summer summertime sunshine superman support
  tenant test tester testing testtest thomas tigger trustno user vermieter verwaltung welcome
  welcometo werner whatever willkommen winter wohnung yxcvbn yxcvbnm zaqwsx zaqxsw zxcvb zxcvbn
  zxcvbnm`
    .split(/\s+/)
    .filter(Boolean),
);

/** What stands for a letter in the belief that nobody would think of it. */
const DISGUISES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '1': 'i',
  '!': 'i',
};

/** Runs of keys or of the alphabet; half of them is already too little. */
const RUNS = ['0123456789012345', 'abcdefghijklmnopqrstuvwxyz', 'qwertzuiopü', 'qwertyuiop'];

/** Whether a password is among the first that anybody would try. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase();
  const bare = folded.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '');
  return (
    [bare, undisguised(bare), undisguised(folded)].some((word) => COMMON_WORDS.has(word)) ||
    new Set(folded).size <= 2 ||
    RUNS.some((run) => isPartOf(run, folded))
  );
}

const undisguised = (text: string) =>
  text.replaceAll(/./gsu, (c) => DISGUISES[c] ?? c).replaceAll(/[^\p{L}]/gu, '');

function isPartOf(run: string, password: string): boolean {
  const reversed = Array.from(run).toReversed().join('');
  const core = password.replace(/[^\p{L}\p{N}]+$/u, '');
  return core.length >= 3 && (run.includes(core) || reversed.includes(core));
}

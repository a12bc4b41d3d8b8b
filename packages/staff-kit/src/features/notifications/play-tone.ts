/** Pitches in hertz, one after the other. */
const CALM = [660, 880];
const URGENT = [880, 660, 880, 660];

const STEP_SECONDS = 0.16;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** A short sound. Browsers allow it once the person has pressed anything on the page; before, it is silent. */
export function playTone(isUrgent: boolean): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const pitches = isUrgent ? URGENT : CALM;
  for (const [place, pitch] of pitches.entries()) {
    const at = context.currentTime + place * STEP_SECONDS;
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + STEP_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + STEP_SECONDS);
  }
}

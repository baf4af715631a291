/** Two short tones, quiet enough for a shared office: frequency in Hz, start in seconds. */
const tones = [
  { frequency: 659, start: 0 },
  { frequency: 880, start: 0.14 },
];

const toneLength = 0.22;
const loudness = 0.12;

let context: AudioContext | undefined;

/** Makes itself heard, once somebody has pressed something in the page: browsers forbid it earlier. */
export function ring(): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { frequency, start } of tones) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + start + toneLength);
    tone.connect(volume).connect(destination);
    tone.start(currentTime + start);
    tone.stop(currentTime + start + toneLength);
  }
  void context.resume().catch(() => undefined);
}

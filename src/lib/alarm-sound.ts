import { storage } from './storage';

const KEY = 'chatSound';
/** Two short notes. */
const NOTES_HZ = [660, 880];
const NOTE_S = 0.16;
const VOLUME = 0.12;

export const isSoundOn = (): boolean => storage.get(KEY) === 'on';

export function setSoundOn(isOn: boolean): void {
  storage.set(KEY, isOn ? 'on' : 'off');
}

/** Browsers play nothing before somebody has pressed something on the page. */
export function playAlarm(): void {
  const context = new AudioContext();
  const gain = new GainNode(context, { gain: VOLUME });
  gain.connect(context.destination);
  NOTES_HZ.forEach((frequency, index) => {
    const note = new OscillatorNode(context, { frequency });
    note.connect(gain);
    note.start(context.currentTime + index * NOTE_S);
    note.stop(context.currentTime + (index + 1) * NOTE_S);
    if (index === NOTES_HZ.length - 1) note.onended = () => void context.close();
  });
}

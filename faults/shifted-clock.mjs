import { readFileSync } from 'node:fs';

/** Preloaded into a server: its clock is the machine's, shifted by the milliseconds in a file. */
const shift = Number(readFileSync(process.env.CLOCK_SHIFT_FILE, 'utf8'));
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
};

/** The path of a Chromium to test with; gets one where there is none. */
export function findBrowser(): string;

/** The id that the events of exports are about, so that they are one history. */
export const EVERYTHING = 'all';

/** The server's settings that every page gets. */
export interface PublicSettings {
  siteUrl: string;
  contactEmail: string;
  /** The IANA name of the zone in which the console shows times. */
  timeZone: string;
  /** When inquiries are answered, such as `Sunday to Thursday, 09:00–17:00, Amman time`. */
  workingHours: string;
  /** The same as numbers; left out where the settings have not arrived. */
  working?: WorkingTimes;
  /** Left out where there are none. */
  greetings?: Greeting[];
}

/** What the chat button says by itself on a page. */
export interface Greeting {
  path: string;
  text: string;
  /** The time on the page after which it does. */
  seconds: number;
}

export interface WorkingTimes {
  /** Numbers of the days of the week; Sunday is 0. */
  days: number[];
  /** Those to come on which nobody works, such as `2026-12-25`. */
  daysOff: string[];
  /** In minutes since midnight, in the time zone of the settings. */
  opensAt: number;
  closesAt: number;
}

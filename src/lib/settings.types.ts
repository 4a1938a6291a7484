/** The server's settings that every page gets. */
export interface PublicSettings {
  siteUrl: string;
  contactEmail: string;
  /** The IANA name of the zone in which the console shows times. */
  timeZone: string;
}

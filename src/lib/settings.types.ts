/** The server's settings that every page gets. */
export interface PublicSettings {
  siteUrl: string;
  contactEmail: string;
}

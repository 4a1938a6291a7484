/** What the server's settings say to every page. */
export interface PublicSettings {
  siteUrl: string;
  contactEmail: string;
}

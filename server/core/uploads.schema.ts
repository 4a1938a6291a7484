export const MAX_FILE_MB = 10;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
export const TOO_LARGE = `The file is larger than ${MAX_FILE_MB} MB`;

/** Of the private files of updates, which are streamed. */
const MAX_PRIVATE_MB = 50;
export const MAX_PRIVATE_BYTES = MAX_PRIVATE_MB * 1024 * 1024;
export const PRIVATE_TOO_LARGE = `The file is larger than ${MAX_PRIVATE_MB} MB`;

/** An uploaded file, with the name and the type that the sender declares. */
export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

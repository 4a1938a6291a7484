import { v7 as uuidv7 } from 'uuid';

/**
 * UUIDv7, monotonic within the process, so ids sort as rows were made. A prepared insert has to
 * be given one each time: the column's own default is taken only once, when it is prepared.
 */
export const newId = (): string => uuidv7();

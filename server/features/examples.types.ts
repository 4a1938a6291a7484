import type { Database } from '../../db/client';

/** The data that an example may use for its input. */
export interface ExampleWorld {
  database: Database;
  /** A conversation of the visitor that tests call as. */
  conversationId: string;
  /** The client whose contact calls, in tests of its pages. */
  clientId?: string;
  /** The access token of the person who calls, in tests that know it. */
  token?: string;
}

type Input = Record<string, unknown>;

export interface Example {
  /**
   * Returns a new input that is accepted from staff, and stores the rows that the input refers to.
   * Omitted for procedures without input.
   */
  good?: (world: ExampleWorld) => Input | Promise<Input>;
  /** Fields that turn the good input into one that gives 400; omitted when no field can. */
  bad?: Input;
}

/** An example for each procedure of a noun, by the procedure's name. */
export type Examples = Record<string, Example>;

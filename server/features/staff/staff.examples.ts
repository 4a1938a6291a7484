import type { Examples } from '../examples.types';

export const staffExamples: Examples = { signOut: {} };

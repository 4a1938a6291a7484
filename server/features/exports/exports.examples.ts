import type { Examples } from '../examples.types';

export const exportsExamples: Examples = { status: {} };

import type { Examples } from '../examples.types';

export const setupExamples: Examples = { status: { good: () => ({}) } };

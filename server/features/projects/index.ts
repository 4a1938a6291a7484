import { defineFeature } from '../define-feature';
import { projectsResponses } from './projects.responses';
import { projectsRest } from './projects.rest';
import { projectsRouter } from './projects.router';

export const projects = defineFeature({
  router: projectsRouter,
  rest: projectsRest,
  responses: projectsResponses,
  tag: { name: 'Projects', description: 'Work for clients, with its progress.' },
  examples: async () => (await import('./projects.examples')).projectsExamples,
});

import type { StudyCta } from './study-cta.copy';

const copy: StudyCta = {
  'ai-analytics': {
    heading: 'What do your people still work out by hand?',
    text: 'Bring one example to the first call. We mark what a machine could propose and what a person must decide.',
  },
  'saas-platforms': {
    heading: 'What do your customers call about most?',
    text: 'In our first talk we sort those calls: what a screen could answer, and what it cannot.',
  },
  'supply-chain': {
    heading: 'Where does your stock disappear?',
    text: 'Bring one item to the first call. We follow it from the order to the shelf.',
  },
  'erp-integration': {
    heading: 'Which figure do you type in twice?',
    text: 'The first call is about where it comes from, and whether a connection is worth its price.',
  },
  'web-development': {
    heading: 'What should a visitor be able to do?',
    text: 'Name one thing. In the first call we count the steps that it takes today.',
  },
};

export default copy;

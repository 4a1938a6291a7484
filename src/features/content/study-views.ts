export { StudyBody } from './study-body';
export { StudiesArt, StudyCover } from './study-cover';
export { StudyScreen } from './study-drawing';

export { StudyBody } from './study-body';
export { StudiesArt, StudyCover } from './study-cover';

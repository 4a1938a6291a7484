export { StudyBody } from './study-body';
export { SolutionPlate, StudiesArt, StudyCover } from './study-cover';
export { StudyScreen } from './study-drawing';

export { StudyBody } from './study-body';
export { ScreenPlate, StudiesArt, StudyCover } from './study-cover';
export { StudyScreen } from './study-drawing';

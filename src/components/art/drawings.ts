export { CaseArt } from './case-art';
export { EmptyStar } from './empty-star';
export { Frieze } from './frieze';
export { HeroArt } from './hero-art';
export { InsightArt } from './insight-art';
export { Mark } from './mark';
export { SolutionGlyph } from './solution-glyph';
export { StepGlyph } from './step-glyph';

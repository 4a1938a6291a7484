import { splitFigure } from './case-study-results';
import { SplitFigure } from './split-figure';

interface FigureProps {
  value: string;
  className?: string;
}

export const Figure = ({ value, className }: FigureProps) => (
  <SplitFigure {...splitFigure(value)} className={className} />
);

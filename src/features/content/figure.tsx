import { SplitFigure } from '../../components/split-figure';
import { splitFigure } from '../../lib/split-figure';

interface FigureProps {
  value: string;
  className?: string;
}

export const Figure = ({ value, className }: FigureProps) => (
  <SplitFigure {...splitFigure(value)} className={className} />
);

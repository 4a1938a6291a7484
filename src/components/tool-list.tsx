import { textLanguage } from '../lib/text-language';

interface ToolListProps {
  tools: string[];
  /** Where no heading names the list. */
  label?: string;
}

export function ToolList({ tools, label }: ToolListProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-5 gap-y-1 text-base text-muted">
      {tools.map((tool) => (
        <li key={tool} {...textLanguage(tool)} className="wrap-anywhere">
          {tool}
        </li>
      ))}
    </ul>
  );
}

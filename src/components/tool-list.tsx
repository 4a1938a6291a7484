import { textLanguage } from '../lib/text-language';

interface ToolListProps {
  tools: string[];
  /** Where no heading names the list. */
  label?: string;
}

export function ToolList({ tools, label }: ToolListProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tools.map((tool) => (
        <li
          key={tool}
          {...textLanguage(tool)}
          className="cut-1 border border-line-strong px-2.5 py-0.5 text-small wrap-anywhere"
        >
          {tool}
        </li>
      ))}
    </ul>
  );
}

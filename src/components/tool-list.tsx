import { textLanguage } from '../lib/text-language';

interface ToolListProps {
  tools: string[];
  /** Where no heading names the list. */
  label?: string;
}

export function ToolList({ tools, label }: ToolListProps) {
  return (
    <ul aria-label={label} className="text-base text-muted">
      {tools.map((tool) => (
        <li key={tool} className="inline-block wrap-anywhere not-last:after:content-['_·_']">
          <bdi {...textLanguage(tool)}>{tool}</bdi>
        </li>
      ))}
    </ul>
  );
}

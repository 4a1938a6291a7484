import { Link } from '@tanstack/react-router';
import { type IconNode, Columns3, Table2 } from 'lucide';
import { Icon } from '../../components/ui/icon';
import type { LeadsSearchParams } from './leads-search-params';

const LINK =
  'flex min-h-10.5 items-center gap-2 cut-1 px-3.5 text-ui max-sm:[&_.icon]:hidden sm:px-4 font-strong text-muted no-underline hover:text-text aria-[current]:bg-text aria-[current]:text-ground';

/** The two layouts of the leads; the address keeps which. */
export function LayoutLinks({ searchParams }: { searchParams: LeadsSearchParams }) {
  return (
    <nav aria-label="Layout" className="flex cut-2 border-control border-line-strong bg-surface">
      <LayoutLink label="Table" icon={Table2} search={{ ...searchParams, view: undefined }} />
      <LayoutLink label="Board" icon={Columns3} search={{ ...searchParams, view: 'board' }} />
    </nav>
  );
}

interface LayoutLinkProps {
  label: string;
  icon: IconNode;
  search: LeadsSearchParams;
}

function LayoutLink({ label, icon, search }: LayoutLinkProps) {
  return (
    <Link
      to="/admin/leads"
      search={search}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      className={LINK}
    >
      <Icon of={icon} />
      {label}
    </Link>
  );
}

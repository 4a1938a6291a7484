import { usePermissions } from '../../hooks/use-permissions';
import { ExportCard } from './export-card';
import { SectionIntro } from './section-intro';

/** What is done with all data, and with the data of one person. */
export function DataTab() {
  const permits = usePermissions();
  return (
    <>
      <SectionIntro title="Data">
        Everything that is stored here is yours to take along.
      </SectionIntro>
      <div className="grid gap-5">{permits('data:export') && <ExportCard />}</div>
    </>
  );
}

import { usePermissions } from '../../hooks/use-permissions';
import { ExportCard } from './export-card';
import { FailedMailCard } from './failed-mail-card';
import { PersonCard } from './person-card';
import { SamplesCard } from './samples-card';
import { SectionIntro } from './section-intro';

/** What is done with all data, and with the data of one person. */
export function DataTab() {
  const permits = usePermissions();
  return (
    <>
      <SectionIntro title="Data">
        What is stored about people, and everything that is stored, to take along.
      </SectionIntro>
      <div className="grid gap-5">
        {permits('people:erase') && <PersonCard />}
        {permits('people:erase') && <FailedMailCard />}
        {permits('data:export') && <ExportCard />}
        {permits('content:publish') && <SamplesCard />}
      </div>
    </>
  );
}

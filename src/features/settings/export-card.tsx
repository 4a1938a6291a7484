import { SectionCard } from '../../components/ui/card';

/** Everything that is stored, as one file. */
export function ExportCard() {
  return (
    <SectionCard title="Export all">
      <p className="max-w-[38em] text-muted">
        One ZIP file with a CSV and a JSON-lines file of each table, all files of the media library,
        and a README that explains every column. Access tokens and other secrets are left out.
      </p>
    </SectionCard>
  );
}

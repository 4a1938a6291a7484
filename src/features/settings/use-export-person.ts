import { useMutation } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { fetchWithCookies } from '../../lib/api-error';
import { download } from '../../lib/csv';
import { isoDay } from '../../lib/dates';

/** Downloads a ZIP file of a person's data. The address is posted, so that it is in no URL. */
export function useExportPerson(email: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await fetchWithCookies('/api/admin/people/export', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      return response.blob();
    },
    onSuccess: (file) => {
      const filename = `personal-data-${isoDay(new Date())}.zip`;
      download(filename, file, file.type);
      toast({ title: 'Download Complete', description: filename });
    },
    onError: (error) => toastFailure('Error exporting personal data', error),
  });
  return { exportPerson: () => mutate(), isExporting: isPending };
}

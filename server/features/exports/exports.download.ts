import { dayIn } from '../../core/calendar';
import type { Download } from '../../rest/download';
import { exported, startExport } from './exports.service';

export const exportDownload: Download = {
  path: '/api/admin/export',
  name: 'exports.all',
  summary: 'Export everything that is stored, as a ZIP file',
  permissions: ['data:export'],
  contentType: 'application/zip',
  open: async ({ deps, now, write }) => {
    const stream = await startExport(deps, now);
    try {
      await write(exported);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    return { filename: `masar-${dayIn(now, deps.settings.timeZone)}.zip`, stream };
  },
};

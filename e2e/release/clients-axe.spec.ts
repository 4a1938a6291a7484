import type { Page } from 'playwright/test';
import { expectNoFault } from '../axe';
import { aWord, expect } from '../fixtures';
import { addProject, button, dialog, openTab, portalTest, post } from '../clients-screen';

async function expectNoFaultInDialog(page: Page, opener: string, title: string) {
  await button(page, opener).click();
  await expect(dialog(page, title)).toBeVisible();
  // The page behind it is inert.
  await expectNoFault(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

portalTest.describe('axe', () => {
  portalTest.slow();

  portalTest('finds no fault in the clients', async ({ openPortal, request }) => {
    const word = aWord();
    await addProject(request, word, { endDate: '2020-01-01' });
    const portal = await openPortal();
    await expect(button(portal, `View Rana ${word}`)).toBeVisible();
    await expectNoFault(portal);
    await expectNoFaultInDialog(portal, 'Add Client', 'Add New Client');
    await expectNoFaultInDialog(portal, `Edit Rana ${word}`, 'Edit Client');
    await expectNoFaultInDialog(portal, `View Rana ${word}`, `Rana ${word}`);
  });

  portalTest('finds no fault in the projects', async ({ openPortal, request }) => {
    const word = aWord();
    await addProject(request, word, { endDate: '2020-01-01', progress: 30 });
    const portal = await openPortal();
    await openTab(portal, 'Projects');
    await expectNoFault(portal);
    await expectNoFaultInDialog(portal, 'New Project', 'Create New Project');
    await expectNoFaultInDialog(portal, `Edit Forecast ${word}`, 'Edit Project');
  });

  portalTest('finds no fault in the updates', async ({ openPortal, request }) => {
    const word = aWord();
    const { id } = await addProject(request, word);
    const update = { title: 'Live', content: '## Now\n\n- one\n- [two](/)' };
    await post(request, `/api/admin/projects/${id}/updates`, update);
    const portal = await openPortal(`?tab=updates&project=${id}`);
    await expect(portal.getByRole('article')).toBeVisible();
    await expectNoFault(portal);
    await expectNoFaultInDialog(portal, 'Add Update', 'Post Project Update');
  });
});

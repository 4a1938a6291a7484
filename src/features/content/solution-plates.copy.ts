import type { SolutionId } from '../../config/site';
import type { ScreenRows } from './drawings.types';

/** A screen for each solution, in the head of its page and beside it in the list of all. */
export const solutionPlates: Record<SolutionId, ScreenRows> = {
  'ai-analytics': {
    look: 'sheet',
    title: 'Forecast error',
    corner: 'Sample, week 14',
    columns: '1.4fr 1fr 1fr',
    rows: [
      ['', '.Rule of thumb', '.Model'],
      [' Yogurt', ' 18%', '!12%'],
      [' Labneh', ' 14%', '!11%'],
      [' Milk', ' 9%', ' 9%'],
      [' Cream', '!15%', ' 17%'],
      [' Cheese', ' 11%', '!8%'],
      [' Ayran', ' 21%', '!15%'],
    ],
  },
  'saas-platforms': {
    look: 'screen',
    title: 'Changes to order 204',
    corner: 'Today',
    columns: 'auto minmax(0,1fr)',
    rows: [
      ['.09:12', ' Price | ~480 | !460'],
      ['.09:14', ' Approved by the branch'],
      ['.09:15', ' Sent to the customer'],
      ['.09:31', ' Read by the customer'],
      ['.09:38', ' Accepted, with a comment'],
      ['.09:40', ' Delivery set for Sunday'],
    ],
  },
  'supply-chain': {
    look: 'screen',
    title: 'Truck 3, 05:30',
    corner: '92% full',
    columns: 'minmax(0,1fr) minmax(0,1fr) 4em',
    rows: [
      [' Cement', '%96', ' 48%'],
      [' Tiles', '%44', ' 22%'],
      [' Pipes', '%24', ' 12%'],
      [' Insulation', '%14', ' 7%'],
      [' Fittings', '%6', ' 3%'],
      ['.Room left', '=16', '.8%'],
    ],
  },
  'erp-integration': {
    look: 'screen',
    title: 'Invoice 4471',
    corner: 'Phase two',
    columns: 'auto minmax(0,1fr) auto',
    rows: [
      ['.11:42', ' From the delivery note', '['],
      ['.11:42', ' Every rule passed', '['],
      ['.11:43', ' Signed and sent', '['],
      ['.11:43', ' Cleared by the authority', '['],
      ['.11:44', ' Sent to the customer', '['],
      ['.11:44', ' Posted to the ledger', '['],
    ],
  },
  'web-development': {
    look: 'phone',
    title: 'A salon’s website, 4G',
    corner: 'Sample',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' First content', ' 1.1 s'],
      [' Largest picture', ' 1.5 s'],
      [' All scripts', ' 96 kB'],
      [' Buttons answer in', ' 0.09 s'],
      [' Layout shifts', ' none'],
      [' Works without scripts', '['],
    ],
  },
};

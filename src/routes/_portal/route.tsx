import { createFileRoute, Outlet } from '@tanstack/react-router';

/** The pages of clients, which have a frame of their own and count no visits. */
export const Route = createFileRoute('/_portal')({ component: Outlet });

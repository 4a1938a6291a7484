export * from './analytics';
export * from './chat';
export * from './clients';
export * from './content';
export * from './delivery';
export * from './leads';
export * from './staff';

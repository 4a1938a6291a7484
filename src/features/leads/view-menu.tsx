import { Pencil, Plus, Save, Star, Trash2 } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Menu, MenuItem, MenuLine } from '../../components/ui/menu';
import type { SetSearchParams } from '../../hooks/use-search-params';
import type { LeadsSearchParams } from './leads-search-params';
import { paramsOf, queryOf, withoutView, withQuery, withView } from './saved-views';
import { type SavedView, useSavedViews } from './use-saved-views';
import { ViewDialog } from './view-dialog';

interface ViewMenuProps {
  searchParams: LeadsSearchParams;
  setSearchParams: SetSearchParams<LeadsSearchParams>;
}

/** The views that somebody has saved: to choose one, and to name what is shown. */
export function ViewMenu({ searchParams, setSearchParams }: ViewMenuProps) {
  const saved = useSavedViews();
  const { views, change, changeAndSay } = saved;
  const [named, setNamed] = useState<SavedView | 'new' | null>(null);
  const [lastChosen, setLastChosen] = useState<string>();
  const query = queryOf(searchParams);
  /** In whichever layout. */
  const isAll = queryOf({ ...searchParams, view: undefined }) === '';
  const current = views.find((view) => view.query === query);
  const edited = current ?? views.find(({ name }) => name === lastChosen);
  const hasChanges = edited !== undefined && edited !== current && query !== '';
  useDefaultView(saved, searchParams, (view) => setSearchParams(paramsOf(view.query), 'replace'));

  return (
    <>
      <Menu label="View" value={current?.name ?? (isAll ? 'All leads' : 'Not saved')}>
        <MenuItem
          isChosen={isAll && !current}
          onClick={() => {
            setLastChosen(undefined);
            setSearchParams({ ...paramsOf(''), view: searchParams.view });
          }}
        >
          All leads
        </MenuItem>
        {views.map((view) => (
          <MenuItem
            key={view.name}
            isChosen={view === current}
            onClick={() => {
              setLastChosen(view.name);
              setSearchParams(paramsOf(view.query));
            }}
          >
            <bdi className="max-w-60 truncate">{view.name}</bdi>
            {view.isDefault && <span className="text-micro text-muted">default</span>}
          </MenuItem>
        ))}
        <MenuLine />
        {hasChanges && (
          <MenuItem
            icon={Save}
            onClick={() =>
              void changeAndSay(
                withQuery(edited.name, query),
                'View saved',
                withQuery(edited.name, edited.query),
              )
            }
          >
            Save changes to <bdi className="max-w-40 truncate">{edited.name}</bdi>
          </MenuItem>
        )}
        {!current && (
          <MenuItem icon={Plus} isDisabled={query === ''} onClick={() => setNamed('new')}>
            Save view
          </MenuItem>
        )}
        {current && (
          <>
            <MenuItem
              icon={Star}
              onClick={() =>
                void changeAndSay(
                  withView(current.name, { ...current, isDefault: !current.isDefault }),
                  current.isDefault
                    ? 'All leads are shown at first'
                    : `${current.name} is shown at first`,
                )
              }
            >
              {current.isDefault ? 'Not the default any more' : 'Make it the default'}
            </MenuItem>
            <MenuItem icon={Pencil} onClick={() => setNamed(current)}>
              Rename view
            </MenuItem>
            <MenuItem
              icon={Trash2}
              isDangerous
              onClick={() =>
                void changeAndSay(
                  withoutView(current.name),
                  'View deleted',
                  withView(null, current),
                )
              }
            >
              Delete view
            </MenuItem>
          </>
        )}
      </Menu>
      {named && (
        <ViewDialog
          stored={named === 'new' ? null : named}
          save={({ name, isDefault }) => {
            setLastChosen(name);
            const view = { name, isDefault, query };
            return change(withView(named === 'new' ? null : named.name, view));
          }}
          isTaken={(name) =>
            views.some(
              (one) =>
                (named === 'new' || one.name !== named.name) &&
                one.name.toLowerCase() === name.toLowerCase(),
            )
          }
          onClose={() => setNamed(null)}
        />
      )}
    </>
  );
}

/** Whoever comes to the screen without an address of a view gets the default one, once. */
function useDefaultView(
  { views, isFetched }: ReturnType<typeof useSavedViews>,
  searchParams: LeadsSearchParams,
  show: (view: SavedView) => void,
): void {
  const isPlain = queryOf(searchParams) === '' && !searchParams.lead;
  const isWaiting = useRef(isPlain);
  const choose = useEffectEvent(() => {
    const view = views.find(({ isDefault }) => isDefault);
    if (isWaiting.current && isPlain && view) show(view);
    isWaiting.current = false;
  });
  useEffect(() => {
    if (isFetched) choose();
  }, [isFetched]);
}

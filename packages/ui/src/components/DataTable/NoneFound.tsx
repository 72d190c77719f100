import { formatNombres } from '@garita/domain/formato/formatNombres';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { CheckIcon, SearchIcon } from '../icons';
import { MessagePanel } from '../MessagePanel';

/** The number of names shown; the other names are counted. */
const NAMED = 3;

interface NoneFoundProps {
  /** The names of the rows that the search showed before; null if it showed no rows. */
  gone: readonly string[] | null;
  /** The user's last act on this list, e.g. `Propuesto: Recluta`. */
  told: string | undefined;
  /** The button that undoes that act, while it can be undone. */
  undo: ReactNode;
  onClear: () => void;
}

/**
 * Shown when no row matches the search. If the user's act removed the last matching row, the panel
 * reports that act as a success.
 */
export function NoneFound({ gone, told, undo, onClear }: NoneFoundProps) {
  if (gone === null)
    return (
      <EmptyState
        icon={<SearchIcon size={48} />}
        title="Nada coincide con la búsqueda"
        action={<Button onPress={onClear}>Limpiar búsqueda</Button>}
      >
        Prueba con menos letras o revisa cómo está escrito.
      </EmptyState>
    );
  const verb = gone.length === 1 ? 'sale' : 'salen';
  return (
    <MessagePanel
      role="status"
      tone={told === undefined ? 'neutral' : 'success'}
      icon={<CheckIcon size={48} />}
      title={told ?? `${formatNombres(gone, NAMED)} ya no ${verb} con esta búsqueda`}
      action={
        <>
          {undo}
          <Button onPress={onClear}>Quitar el filtro</Button>
        </>
      }
    >
      {told === undefined
        ? 'Ha cambiado, o ya no está en esta lista.'
        : 'Ya no está en esta lista.'}
    </MessagePanel>
  );
}

import type { Enlace } from '@garita/domain/agencia/enlaces';
import { LIMITES_ENLACES } from '@garita/domain/enlaces/enlaces.rules';
import { LUGARES_ENLACE } from '@garita/domain/enlaces/textos';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Card } from '../../../components/Card';
import { IconButton } from '../../../components/IconButton';
import {
  AddIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  CloseIcon,
  PencilIcon,
} from '../../../components/icons';
import { Quiet, RuledList, Stack } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import { lazyPart } from '../../../parts/lazyPart';
import { color, space, text } from '../../../theme/tokens';
import type { Probar } from './EnlacesSeccionProps';

const EnlaceDialog = lazyPart(() => import('./EnlaceDialog'), 'EnlaceDialog');

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]} ${space[2]};
  min-height: 56px;
  padding: ${space[1]} 0;
`;
const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  small { display: block; color: ${color.tinta2}; font-size: ${text[13]}; }
`;
const Acts = styled.div`
  display: flex;
  flex: none;
`;

interface EnlacesPropiosProps {
  enlaces: readonly Enlace[];
  onChange: (enlaces: readonly Enlace[]) => void;
  errorMessage: string | undefined;
  onProbar: Probar;
}

/** The button of a row that takes the focus after the list has changed. */
type Acto = 'subir' | 'bajar' | 'editar';
interface RowToFocus {
  readonly at: number;
  readonly acto: Acto;
}

const sinProtocolo = (url: string): string => url.replace(/^https:\/\//, '').replace(/\/$/, '');

export function EnlacesPropios({ enlaces, onChange, errorMessage, onProbar }: EnlacesPropiosProps) {
  const [editado, setEditado] = useState<number | 'nuevo' | null>(null);
  const [rowToFocus, setRowToFocus] = useState<RowToFocus | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!rowToFocus) return;
    const row = root.current?.querySelectorAll('li')[rowToFocus.at];
    const button =
      row?.querySelector<HTMLElement>(`[data-acto="${rowToFocus.acto}"] button:not([disabled])`) ??
      row?.querySelector<HTMLElement>('button:not([disabled])');
    (button ?? root.current?.querySelector<HTMLElement>('footer button'))?.focus();
  }, [rowToFocus]);

  const move = (from: number, by: 1 | -1, acto: Acto) => {
    const next = [...enlaces];
    next.splice(from + by, 0, ...next.splice(from, 1));
    onChange(next);
    setRowToFocus({ at: from + by, acto });
  };
  const remove = (at: number) => {
    onChange(enlaces.filter((_, index) => index !== at));
    setRowToFocus({ at: Math.min(at, enlaces.length - 2), acto: 'editar' });
  };
  const isFull = enlaces.length >= LIMITES_ENLACES.enlaces;
  const act = (
    at: number,
    acto: Acto | 'quitar',
    label: string,
    icon: React.ReactNode,
    onPress: () => void,
    isDisabled = false,
  ) => (
    <span data-acto={acto}>
      <IconButton
        label={`${label} «${enlaces[at]?.texto}»`}
        size="small"
        onPress={onPress}
        isDisabled={isDisabled}
      >
        {icon}
      </IconButton>
    </span>
  );
  return (
    <div ref={root}>
      <Card
        title="Enlaces propios"
        actions={
          <Button
            icon={<AddIcon size={20} />}
            onPress={() => setEditado('nuevo')}
            isDisabled={isFull}
          >
            Añadir un enlace
          </Button>
        }
      >
        <Stack $gap={3}>
          <Quiet $small>
            Vuestro foro, vuestra tienda, vuestro formulario. Se abren en otra pestaña.{' '}
            {isFull && 'Ya están los 10 que caben.'}
          </Quiet>
          {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
          {enlaces.length > 0 && (
            <RuledList as="ol">
              {enlaces.map(({ texto, url, lugar }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two links may be equal; rows keep no state.
                <Line key={at}>
                  <Words>
                    <strong>{texto}</strong>
                    <small>
                      {LUGARES_ENLACE[lugar]} · <span translate="no">{sinProtocolo(url)}</span>
                    </small>
                  </Words>
                  <Acts>
                    {act(
                      at,
                      'subir',
                      'Subir',
                      <ArrowUpIcon size={20} />,
                      () => move(at, -1, 'subir'),
                      at === 0,
                    )}
                    {act(
                      at,
                      'bajar',
                      'Bajar',
                      <ArrowDownIcon size={20} />,
                      () => move(at, 1, 'bajar'),
                      at === enlaces.length - 1,
                    )}
                    {act(at, 'editar', 'Editar', <PencilIcon size={20} />, () => setEditado(at))}
                    {act(at, 'quitar', 'Quitar', <CloseIcon size={20} />, () => remove(at))}
                  </Acts>
                </Line>
              ))}
            </RuledList>
          )}
        </Stack>
      </Card>
      {editado !== null && (
        <EnlaceDialog
          enlace={editado === 'nuevo' ? null : (enlaces[editado] ?? null)}
          onDone={(enlace) =>
            onChange(
              editado === 'nuevo'
                ? [...enlaces, enlace]
                : enlaces.map((one, index) => (index === editado ? enlace : one)),
            )
          }
          onClose={() => setEditado(null)}
          onProbar={onProbar}
        />
      )}
    </div>
  );
}

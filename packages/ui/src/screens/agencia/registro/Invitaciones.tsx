import { formatCodigo } from '@garita/domain/invitaciones/codigo';
import { estadoOf } from '@garita/domain/invitaciones/invitacion';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Card } from '../../../components/Card';
import { AddIcon } from '../../../components/icons';
import { Quiet, RuledList } from '../../../components/layout';
import { lazyPart } from '../../../parts/lazyPart';
import { PreguntaDialog } from '../../PreguntaDialog';
import { InvitacionRow } from './InvitacionRow';
import type { Invitacion, RegistroSeccionProps } from './RegistroSeccionProps';

const InvitacionDialog = lazyPart(() => import('./InvitacionDialog'), 'InvitacionDialog');

interface InvitacionesProps extends Omit<RegistroSeccionProps, 'state' | 'onSave'> {
  invitaciones: readonly Invitacion[];
  isAsked: boolean;
}

export function Invitaciones({
  invitaciones,
  isAsked,
  now,
  onCreate,
  onAnular,
  onCopy,
}: InvitacionesProps) {
  const [isCreating, setCreating] = useState(false);
  const [anulada, setAnulada] = useState<Invitacion | null>(null);
  const [isPastShown, setPastShown] = useState(false);
  const ahora = now();
  const todas = invitaciones.map((invitacion) => {
    const { usos, usados, expira, anulada: fin } = invitacion;
    return {
      invitacion,
      estado: estadoOf(
        {
          usos,
          usados,
          expira: expira === null ? null : Date.parse(expira),
          isAnulada: fin !== null,
        },
        ahora,
      ),
    };
  });
  const vivas = todas.filter(({ estado }) => estado === 'viva');
  const pasadas = todas.filter(({ estado }) => estado !== 'viva');
  const shown = isPastShown ? [...vivas, ...pasadas] : vivas;
  return (
    <Card
      title="Invitaciones"
      actions={
        <>
          <Button icon={<AddIcon size={20} />} onPress={() => setCreating(true)}>
            Nueva invitación
          </Button>
          {pasadas.length > 0 && (
            <Button variant="quiet" onPress={() => setPastShown((now) => !now)}>
              {isPastShown ? 'Ocultar las anteriores' : `Ver las anteriores (${pasadas.length})`}
            </Button>
          )}
        </>
      }
    >
      <Quiet $small>
        {isAsked
          ? 'Quien abre el enlace encuentra el código ya escrito.'
          : 'Ahora no hacen falta: solo se piden cuando el registro es con invitación. Quien trae una queda anotado.'}
      </Quiet>
      {shown.length === 0 ? (
        <Quiet $above={3}>No hay ninguna abierta.</Quiet>
      ) : (
        <RuledList>
          {shown.map(({ invitacion, estado }) => (
            <InvitacionRow
              key={invitacion.id}
              invitacion={invitacion}
              estado={estado}
              onCopy={() => onCopy(invitacion)}
              onAnular={() => setAnulada(invitacion)}
            />
          ))}
        </RuledList>
      )}
      {isCreating && <InvitacionDialog onCreate={onCreate} onClose={() => setCreating(false)} />}
      {anulada && (
        <PreguntaDialog
          title="¿Anular la invitación?"
          confirmLabel="Anular la invitación"
          tone="danger"
          staleTitle="No se pudo anular"
          onAct={() => onAnular(anulada)}
          onClose={() => setAnulada(null)}
        >
          <p>
            Nadie más podrá registrarse con{' '}
            <strong translate="no">{formatCodigo(anulada.codigo)}</strong>. Quien ya vino con ella
            se queda.
          </p>
        </PreguntaDialog>
      )}
    </Card>
  );
}

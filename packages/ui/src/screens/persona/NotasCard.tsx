import { formatInstant } from '@garita/domain/formato/instant';
import { toLegible } from '@garita/domain/formato/toLegible';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { List, Quiet, Stack } from '../../components/layout';
import { Menu } from '../../components/Menu';
import { color, space, text } from '../../theme/tokens';
import { FocusFallback } from '../FocusFallback';
import { PersonaLink } from '../PersonaLink';
import { PreguntaDialog } from '../PreguntaDialog';
import { ScreenBody } from '../ScreenFrame';
import { NotaForm } from './NotaForm';
import type { Nota, NotasProps } from './PersonaScreenProps';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[1]} ${space[2]};
  p { overflow-wrap: anywhere; white-space: pre-line; }
  small { color: ${color.tinta2}; font-size: ${text[13]}; }
`;

/** The note in the open form: a new note or the edited note; null without a form. */
type Writing = 'new' | Nota | null;

interface NotaItemProps {
  nota: Nota;
  onEdit: () => void;
  onDelete: () => void;
}

function NotaItem({
  nota: { texto, autor, mia, fecha, editada },
  onEdit,
  onDelete,
}: NotaItemProps) {
  return (
    <Item>
      <div>
        <p>{`«${toLegible(texto)}»`}</p>
        <small>
          <PersonaLink usuario={autor} />
          {`, ${formatInstant(fecha)}${editada ? ', cambiada' : ''}`}
        </small>
      </div>
      {mia === 1 && (
        <Menu
          label={`Acciones con tu nota del ${formatInstant(fecha)}`}
          size="small"
          actions={[
            { id: 'cambiar', label: 'Cambiar', onPress: onEdit },
            { id: 'quitar', label: 'Quitar', onPress: onDelete, isDanger: true },
          ]}
        />
      )}
    </Item>
  );
}

/** The notes on a person by the people who decide about them. The person never sees them. */
export function NotasCard({ state, onAdd, onEdit, onDelete }: NotasProps) {
  const [writing, setWriting] = useState<Writing>(null);
  const [deleting, setDeleting] = useState<Nota | null>(null);
  const close = () => setWriting(null);
  return (
    <Card title="Notas" aside={<Quiet $small>Solo las ven quienes deciden</Quiet>}>
      <ScreenBody state={state}>
        {({ notas }) => (
          <FocusFallback acts={notas.map(({ id }) => id).join()} isOpen={deleting !== null}>
            <Stack $gap={3}>
              {notas.length === 0 && writing === null && <Quiet>Nadie ha escrito ninguna.</Quiet>}
              {notas.length > 0 && (
                <List $gap={4}>
                  {notas.map((nota) =>
                    writing !== null && writing !== 'new' && writing.id === nota.id ? (
                      <li key={nota.id}>
                        <NotaForm
                          texto={nota.texto}
                          onSave={(texto) => onEdit(nota.id, texto)}
                          onClose={close}
                        />
                      </li>
                    ) : (
                      <NotaItem
                        key={nota.id}
                        nota={nota}
                        onEdit={() => setWriting(nota)}
                        onDelete={() => setDeleting(nota)}
                      />
                    ),
                  )}
                </List>
              )}
              {writing === 'new' ? (
                <NotaForm texto="" onSave={(texto) => onAdd(texto)} onClose={close} />
              ) : (
                <div>
                  <Button onPress={() => setWriting('new')}>Escribir una nota</Button>
                </div>
              )}
            </Stack>
          </FocusFallback>
        )}
      </ScreenBody>
      {deleting && (
        <PreguntaDialog
          title="¿Quitar tu nota?"
          confirmLabel="Quitar"
          tone="danger"
          onAct={() => onDelete(deleting.id)}
          onClose={() => setDeleting(null)}
        >
          <p>Nadie más la verá.</p>
        </PreguntaDialog>
      )}
    </Card>
  );
}

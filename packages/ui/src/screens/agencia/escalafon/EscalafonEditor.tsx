import { listActivas } from '@garita/domain/escalafon/borrador';
import type { Frase } from '@garita/domain/escalafon/describeCambios';
import { mayEditCategoria } from '@garita/domain/mantenimiento/catalogo';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { List, Stack } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import { SaveBar } from '../../../components/SaveBar';
import { media, space } from '../../../theme/tokens';
import { CategoriaCard } from './CategoriaCard';
import { type Abierto, Dialogos } from './Dialogos';
import type { EscalafonSeccionProps } from './EscalafonSeccionProps';
import { Herramientas } from './Herramientas';
import { NivelLibre } from './NivelLibre';
import { QueCambia } from './QueCambia';
import { useEscalafon } from './useEscalafon';

const TOLD = 6;

/** Lists the changes that another user saved while this draft was open; the draft stays. */
function Ajenos({ frases }: { frases: readonly Frase[] }) {
  if (frases.length === 0) return null;
  return (
    <Notice tone="caution">
      <p>
        Mientras editabas, alguien ha guardado otros cambios. Los tuyos siguen aquí, sobre lo nuevo:
      </p>
      <ul>
        {frases.slice(0, TOLD).map(({ sujeto, texto }) => (
          <li key={`${sujeto} ${texto}`}>
            <strong>{sujeto}</strong> {texto}
          </li>
        ))}
      </ul>
      {frases.length > TOLD && <p>Y {frases.length - TOLD} más.</p>}
    </Notice>
  );
}

const Grid = styled(Stack)`
  gap: ${space[5]};
  align-items: start;
  ${media.wide} { grid-template-columns: minmax(0, 1fr) clamp(260px, 30%, 380px); }
`;
const Beside = styled.div`
  ${media.wide} { position: sticky; top: 72px; max-height: calc(100dvh - 160px); overflow-y: auto; }
`;

type Data = Extract<EscalafonSeccionProps['state'], { kind: 'ready' }>['data'];

export function EscalafonEditor(props: Data & Omit<EscalafonSeccionProps, 'state'>) {
  const { escalafon, viewer, onPreview, onSave } = props;
  const edicion = useEscalafon(escalafon, { onPreview, onSave });
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const changes = useRef<HTMLDivElement>(null);
  const { borrador, base, frases, fallos, edit } = edicion;
  const save = () => {
    if (fallos.length > 0) changes.current?.scrollIntoView({ block: 'nearest' });
    edicion.save();
  };
  return (
    <Stack $gap={4}>
      <Herramientas {...props} edicion={edicion} onOpen={setAbierto} />
      <Ajenos frases={edicion.ajenos} />
      {edicion.error && <Notice tone="danger">{edicion.error}</Notice>}
      <Grid>
        <List $gap={3} aria-label="Niveles">
          {borrador.categorias.map((categoria) => {
            const canEdit = mayEditCategoria(viewer, categoria.nivel);
            return (
              <li key={categoria.nivel}>
                {categoria.activa ? (
                  <CategoriaCard
                    categoria={categoria}
                    antes={base.categorias.find(({ nivel }) => nivel === categoria.nivel)}
                    fallos={fallos.filter(
                      ({ campo }) =>
                        campo.startsWith(`categorias.${categoria.nivel}.`) ||
                        categoria.misiones.some(({ clave }) =>
                          campo.startsWith(`misiones.${clave}.`),
                        ),
                    )}
                    canEdit={canEdit}
                    edit={edit}
                    onOpen={setAbierto}
                  />
                ) : (
                  <NivelLibre
                    categoria={categoria}
                    canEdit={canEdit}
                    edit={edit}
                    onOpen={setAbierto}
                  />
                )}
              </li>
            );
          })}
        </List>
        <Beside ref={changes}>
          <QueCambia edicion={edicion} />
        </Beside>
      </Grid>
      <SaveBar
        count={frases.filter(({ tipo }) => tipo === 'cambio').length}
        onDiscard={edicion.discard}
        onSave={save}
        isPending={edicion.isPending}
      />
      {abierto && (
        <Dialogos
          abierto={abierto}
          edicion={edicion}
          activas={listActivas(borrador)}
          onPreview={onPreview}
          onOpen={setAbierto}
          onClose={() => setAbierto(null)}
        />
      )}
    </Stack>
  );
}

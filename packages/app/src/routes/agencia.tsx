import { findSeccion, type SeccionId } from '@garita/domain/agencia/secciones';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { AgenciaScreen } from '@garita/ui/screens/agencia/AgenciaScreen';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { useParte } from '../router/useParte';

const PARTES: Readonly<Record<SeccionId, ComponentType>> = {
  identidad: lazyPart(() => import('./agencia/Identidad'), 'Identidad'),
  permisos: lazyPart(() => import('./agencia/Permisos'), 'Permisos'),
  paga: lazyPart(() => import('./agencia/Paga'), 'Paga'),
  escalafon: lazyPart(() => import('./agencia/Escalafon'), 'Escalafon'),
  discord: lazyPart(() => import('./agencia/Discord'), 'Discord'),
  registro: lazyPart(() => import('./agencia/Registro'), 'Registro'),
  normativa: lazyPart(() => import('./agencia/Normativa'), 'Normativa'),
  enlaces: lazyPart(() => import('./agencia/Enlaces'), 'Enlaces'),
};

export function Component() {
  const parte = useParte();
  const seccion = findSeccion(parte);
  const navigate = useNavigate();
  const Parte = PARTES[seccion];
  return (
    <AgenciaScreen seccion={seccion} onSeccion={(id) => void navigate(`/agencia/${id}`)}>
      <Parte key={seccion} />
    </AgenciaScreen>
  );
}

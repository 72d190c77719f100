// Garita's rows in lists of react-admin, behind its default menu. A list fetches its rows when it
// is first opened.
import fakeDataProvider from 'ra-data-fakerest';
import { Admin, DataTable, DateField, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

const opened = new Map();

async function fetchRows(resource) {
  const response = await fetch(`../data/${resource}.json`);
  return fakeDataProvider({ [resource]: await response.json() });
}

function open(resource) {
  if (!opened.has(resource)) opened.set(resource, fetchRows(resource));
  return opened.get(resource);
}

const dataProvider = {
  getList: async (resource, params) => (await open(resource)).getList(resource, params),
};

const Fecha = () => (
  <DataTable.Col source="fecha">
    <DateField source="fecha" showTime />
  </DataTable.Col>
);

const Resumen = () => (
  <List className="resumensemanal">
    <DataTable>
      <DataTable.Col source="usuarioNombre" />
      <DataTable.NumberCol source="ascenso" />
      <DataTable.NumberCol source="asistencia" />
      <DataTable.NumberCol source="times" />
      <Fecha />
    </DataTable>
  </List>
);

const Nomina = () => (
  <List className="nomina">
    <DataTable>
      <DataTable.Col source="usuarioNombre" />
      <DataTable.NumberCol source="categoria" />
      <DataTable.NumberCol source="ascensos" />
      <DataTable.NumberCol source="asistencias" />
      <DataTable.NumberCol source="times" />
      <Fecha />
    </DataTable>
  </List>
);

const Ascensos = () => (
  <List className="ascensos">
    <DataTable>
      <DataTable.Col source="usuario" />
      <DataTable.Col source="mision" />
      <DataTable.Col source="siguiente" />
      <DataTable.Col source="date_finaliza">
        <DateField source="date_finaliza" showTime />
      </DataTable.Col>
      <DataTable.Col source="motivo" />
    </DataTable>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} dashboard={() => <p>Listas</p>}>
    <Resource name="resumensemanal" list={Resumen} />
    <Resource name="nomina" list={Nomina} />
    <Resource name="ascensos" list={Ascensos} />
  </Admin>,
);

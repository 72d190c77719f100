import { noteOne, noteTotal } from '../progress.mjs';

/** Tells the run around it how many journeys there are, and of each that it is done. */
export default class {
  onBegin(_, suite) {
    noteTotal(suite.allTests().length);
  }

  onTestEnd() {
    noteOne();
  }

  printsToStdio() {
    return false;
  }
}

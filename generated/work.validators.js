// Written by `npm run codegen` from spec/work.yaml. Do not edit: change the contract and run it again.
import { createRequire } from 'node:module'
import { formats } from '../src/contract/formats.ts'
const require = createRequire(import.meta.url)
"use strict";
export const listProjects_query_cursor = validate20;
const schema31 = {"type":"string","maxLength":1024};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema31,data}];
return false;
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjects_200 = validate21;
const schema32 = {"$ref":"contract#/components/schemas/WorkProjectList"};
const schema34 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/WorkProject"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema38 = {"description":"The position of the next page.","type":"object","additionalProperties":false,"required":["next_cursor"],"properties":{"next_cursor":{"description":"The `cursor` of the next page, or null on the last one.","type":["string","null"]}}};
const schema35 = {"description":"A project that the person sees, with its columns.","type":"object","additionalProperties":false,"required":["id","name","description","private","inbox","role","task_count","columns"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"A description of the project.","type":["string","null"]},"private":{"description":"Whether the project is visible only to people with a role in it, and to owners and admins. True for an inbox.","type":"boolean"},"inbox":{"description":"Whether the project is the person's inbox, which has no columns and is not visible to anyone else.","type":"boolean"},"role":{"$ref":"#/components/schemas/ProjectRole"},"task_count":{"description":"The number of tasks in the project, including completed ones.","type":"integer","format":"int32","minimum":0},"columns":{"description":"The columns of the project, by `order`.","type":"array","items":{"$ref":"#/components/schemas/Column"}}}};
const schema36 = {"description":"A role in a project. A viewer may not write.","type":"string","enum":["manager","editor","viewer"]};
const schema37 = {"description":"A column of a project.","type":"object","additionalProperties":false,"required":["id","name","is_done","order","task_count"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether tasks in the column count as done.","type":"boolean"},"order":{"description":"The position of the column, from 0.","type":"integer","format":"int32","minimum":0},"task_count":{"description":"The number of tasks in the column.","type":"integer","format":"int32","minimum":0}}};
const formats0 = formats.int32;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.private === undefined) && (missing0 = "private"))) || ((data.inbox === undefined) && (missing0 = "inbox"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.task_count === undefined) && (missing0 = "task_count"))) || ((data.columns === undefined) && (missing0 = "columns"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema35.required,parentSchema:schema35,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "description")) || (key0 === "private")) || (key0 === "inbox")) || (key0 === "role")) || (key0 === "task_count")) || (key0 === "columns"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate24.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema35.properties.description.type},schema:schema35.properties.description.type,parentSchema:schema35.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.private !== undefined){
let data3 = data.private;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.private.type,parentSchema:schema35.properties.private,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inbox !== undefined){
let data4 = data.inbox;
const _errs10 = errors;
if(typeof data4 !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/properties/inbox/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.inbox.type,parentSchema:schema35.properties.inbox,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data5 = data.role;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate24.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data5}];
return false;
}
if(!(((data5 === "manager") || (data5 === "editor")) || (data5 === "viewer"))){
validate24.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema36.enum},schema:schema36.enum,parentSchema:schema36,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_count !== undefined){
let data6 = data.task_count;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate24.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.task_count.type,parentSchema:schema35.properties.task_count,data:data6}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema35.properties.task_count,data:data6}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate24.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema35.properties.task_count,data:data6}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data7 = data.columns;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((((data8.id === undefined) && (missing1 = "id")) || ((data8.name === undefined) && (missing1 = "name"))) || ((data8.is_done === undefined) && (missing1 = "is_done"))) || ((data8.order === undefined) && (missing1 = "order"))) || ((data8.task_count === undefined) && (missing1 = "task_count"))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema37.required,parentSchema:schema37,data:data8}];
return false;
}
else {
const _errs22 = errors;
for(const key1 in data8){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema37,data:data8}];
return false;
break;
}
}
if(_errs22 === errors){
if(data8.id !== undefined){
let data9 = data8.id;
const _errs23 = errors;
if(typeof data9 !== "string"){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data9}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.name !== undefined){
let data10 = data8.name;
const _errs25 = errors;
if(typeof data10 !== "string"){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data10}];
return false;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.is_done !== undefined){
let data11 = data8.is_done;
const _errs27 = errors;
if(typeof data11 !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.is_done.type,parentSchema:schema37.properties.is_done,data:data11}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.order !== undefined){
let data12 = data8.order;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.order.type,parentSchema:schema37.properties.order,data:data12}];
return false;
}
if(errors === _errs29){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.order,data:data12}];
return false;
}
else {
if(!(formats0.validate(data12))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.order,data:data12}];
return false;
}
}
}
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.task_count !== undefined){
let data13 = data8.task_count;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.task_count.type,parentSchema:schema37.properties.task_count,data:data13}];
return false;
}
if(errors === _errs31){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.task_count,data:data13}];
return false;
}
else {
if(!(formats0.validate(data13))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.task_count,data:data13}];
return false;
}
}
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data8}];
return false;
}
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema35.properties.columns.type,parentSchema:schema35.properties.columns,data:data7}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema34.required,parentSchema:schema34,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate24(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema34.properties.data.type,parentSchema:schema34.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate23.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema38.required,parentSchema:schema38,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate23.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema38,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate23.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema38.properties.next_cursor.type},schema:schema38.properties.next_cursor.type,parentSchema:schema38.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createProject_header_Idempotency$2d$Key = validate27;
const schema39 = {"type":"string","minLength":1,"maxLength":255};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate27.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema39,data}];
return false;
}
else {
if(func1(data) < 1){
validate27.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39,data}];
return false;
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema39.type,parentSchema:schema39,data}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body = validate28;
const schema40 = {"$ref":"contract#/components/schemas/ProjectCreate"};
const schema41 = {"description":"A project to create. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"The name of the project.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"description":{"description":"A description of the project, or null.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true},"private":{"description":"Whether the project is hidden from the public API. The default is false.","type":"boolean"}}};
const pattern4 = new RegExp("^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$", "u");
const pattern5 = new RegExp("^[^\\x00]*$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema41.required,parentSchema:schema41,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema41.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.name,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema41.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema41.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema41.properties.name.type,parentSchema:schema41.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate28.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/type",keyword:"type",params:{type: schema41.properties.description.type},schema:schema41.properties.description.type,parentSchema:schema41.properties.description,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate28.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema41.properties.description,data:data1}];
return false;
}
else {
if(!pattern5.test(data1)){
validate28.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema41.properties.description,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate28.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema41.properties.description,data:data1}];
return false;
}
}
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.private !== undefined){
let data2 = data.private;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/private",schemaPath:"contract#/components/schemas/ProjectCreate/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema41.properties.private.type,parentSchema:schema41.properties.private,data:data2}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectCreate/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"name":true,"description":true,"private":true},"dynamicProps":false,"dynamicItems":false};

export const createProject_body_name = validate29;
const schema42 = {"description":"The name of the project.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate29.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema42,data}];
return false;
}
else {
if(func1(data) < 1){
validate29.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema42,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate29.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema42,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate29.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema42,data}];
return false;
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema42.type,parentSchema:schema42,data}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body_description = validate30;
const schema43 = {"description":"A description of the project, or null.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema43.type},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate30.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema43,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate30.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema43,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate30.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema43,data}];
return false;
}
}
}
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body_private = validate31;
const schema44 = {"description":"Whether the project is hidden from the public API. The default is false.","type":"boolean"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema44.type,parentSchema:schema44,data}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_201 = validate32;
const schema45 = {"$ref":"contract#/components/schemas/WorkProjectResponse"};
const schema46 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkProject"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema46.required,parentSchema:schema46,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate24(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getProject_200 = validate36;
const schema47 = {"$ref":"contract#/components/schemas/WorkProjectResponse"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema46.required,parentSchema:schema46,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate24(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createColumn_header_Idempotency$2d$Key = validate40;
const schema49 = {"type":"string","minLength":1,"maxLength":255};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate40.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema49,data}];
return false;
}
else {
if(func1(data) < 1){
validate40.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49,data}];
return false;
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema49.type,parentSchema:schema49,data}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body = validate41;
const schema50 = {"$ref":"contract#/components/schemas/ColumnCreate"};
const schema51 = {"description":"A column to add. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"The name of the column.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"is_done":{"description":"Whether tasks in the column count as done. The default is false.","type":"boolean"}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate41.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema51.required,parentSchema:schema51,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema51.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema51.properties.name,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema51.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema51.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema51.properties.name.type,parentSchema:schema51.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_done !== undefined){
let data1 = data.is_done;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnCreate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.is_done.type,parentSchema:schema51.properties.is_done,data:data1}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"name":true,"is_done":true},"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_name = validate42;
const schema52 = {"description":"The name of the column.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate42.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema52,data}];
return false;
}
else {
if(func1(data) < 1){
validate42.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema52,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate42.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema52,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate42.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema52,data}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema52.type,parentSchema:schema52,data}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_is_done = validate43;
const schema53 = {"description":"Whether tasks in the column count as done. The default is false.","type":"boolean"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema53.type,parentSchema:schema53,data}];
return false;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_201 = validate44;
const schema54 = {"$ref":"contract#/components/schemas/ColumnResponse"};
const schema55 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Column"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema55.required,parentSchema:schema55,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema55,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.is_done === undefined) && (missing1 = "is_done"))) || ((data0.order === undefined) && (missing1 = "order"))) || ((data0.task_count === undefined) && (missing1 = "task_count"))){
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema37.required,parentSchema:schema37,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema37,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate45.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate45.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.is_done !== undefined){
let data3 = data0.is_done;
const _errs10 = errors;
if(typeof data3 !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.is_done.type,parentSchema:schema37.properties.is_done,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.order !== undefined){
let data4 = data0.order;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate45.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.order.type,parentSchema:schema37.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate45.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.order,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate45.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.order,data:data4}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.task_count !== undefined){
let data5 = data0.task_count;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate45.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.task_count.type,parentSchema:schema37.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate45.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate45.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.task_count,data:data5}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const importTasks_query_dates = validate47;
const schema57 = {"$ref":"contract#/components/schemas/ImportDates"};
const schema58 = {"description":"The order of day and month in dates such as `31/12/2030`.","type":"string","enum":["iso","dmy","mdy"],"default":"iso"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate47.errors = [{instancePath,schemaPath:"contract#/components/schemas/ImportDates/type",keyword:"type",params:{type: "string"},schema:schema58.type,parentSchema:schema58,data}];
return false;
}
if(!(((data === "iso") || (data === "dmy")) || (data === "mdy"))){
validate47.errors = [{instancePath,schemaPath:"contract#/components/schemas/ImportDates/enum",keyword:"enum",params:{allowedValues: schema58.enum},schema:schema58.enum,parentSchema:schema58,data}];
return false;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const importTasks_query_archived = validate48;
const schema59 = {"$ref":"contract#/components/schemas/ImportArchived"};
const schema60 = {"description":"Whether archived records are skipped, or become completed tasks.","type":"string","enum":["skip","done"],"default":"skip"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate48.errors = [{instancePath,schemaPath:"contract#/components/schemas/ImportArchived/type",keyword:"type",params:{type: "string"},schema:schema60.type,parentSchema:schema60,data}];
return false;
}
if(!((data === "skip") || (data === "done"))){
validate48.errors = [{instancePath,schemaPath:"contract#/components/schemas/ImportArchived/enum",keyword:"enum",params:{allowedValues: schema60.enum},schema:schema60.enum,parentSchema:schema60,data}];
return false;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const importTasks_header_Idempotency$2d$Key = validate49;
const schema61 = {"type":"string","minLength":1,"maxLength":255};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate49.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema61,data}];
return false;
}
else {
if(func1(data) < 1){
validate49.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema61,data}];
return false;
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema61.type,parentSchema:schema61,data}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const importTasks_200 = validate50;
const schema62 = {"$ref":"contract#/components/schemas/ImportResponse"};
const schema63 = {"description":"The result of an import.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Import"}}};
const schema64 = {"description":"The tasks that an import has created, or would create, and the lines that failed.","type":"object","additionalProperties":false,"required":["created","skipped","known","failed","columns","words","import_id"],"properties":{"created":{"description":"The number of records that became tasks, excluding those of earlier imports.","type":"integer","format":"int32","minimum":0},"skipped":{"description":"The number of lines that are not tasks, such as sections and notes, and of archived records that were skipped.","type":"integer","format":"int32","minimum":0},"known":{"description":"The number of records that an earlier import made, and whose tasks still exist.","type":"integer","format":"int32","minimum":0},"failed":{"description":"The records that failed, by line.","type":"array","maxItems":10000,"items":{"$ref":"#/components/schemas/ImportFailure"}},"columns":{"description":"The columns of the file, in the order of the file.","type":"array","maxItems":500,"items":{"$ref":"#/components/schemas/ImportColumn"}},"words":{"description":"The words of the file that were not understood, with the number of records, the most frequent first.\nA file may have many: of each field, the first 200 different words are counted.\n","type":"array","maxItems":600,"items":{"$ref":"#/components/schemas/ImportWord"}},"import_id":{"description":"The id by which the import can be undone. Null if it created no tasks.","type":["string","null"]}}};
const schema65 = {"description":"A record that failed.","type":"object","additionalProperties":false,"required":["line","field","message"],"properties":{"line":{"description":"The number of the record's first line. The header is line 1.","type":"integer","format":"int32","minimum":1},"field":{"description":"The field. Null if the line failed as a whole.","type":["string","null"]},"message":{"description":"The reason, as a sentence.","type":"string","maxLength":400}}};
const schema66 = {"description":"A column of a file.","type":"object","additionalProperties":false,"required":["header","field"],"properties":{"header":{"description":"The name of the column in the header line, of which at most 200 characters are given.","type":"string","maxLength":200},"field":{"description":"The field that the column was used for. Null if the column was not imported.","anyOf":[{"$ref":"#/components/schemas/ImportField"},{"type":"null"}]}}};
const schema67 = {"description":"A field that a column can be imported as.","type":"string","enum":["title","description","priority","progress","end_date","end_time","card_id","user_ids"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.header === undefined) && (missing0 = "header")) || ((data.field === undefined) && (missing0 = "field"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema66.required,parentSchema:schema66,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "header") || (key0 === "field"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema66,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.header !== undefined){
let data0 = data.header;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate53.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema66.properties.header,data:data0}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "string"},schema:schema66.properties.header.type,parentSchema:schema66.properties.header,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
let data1 = data.field;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/field",schemaPath:"#/components/schemas/ImportField/type",keyword:"type",params:{type: "string"},schema:schema67.type,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((data1 === "title") || (data1 === "description")) || (data1 === "priority")) || (data1 === "progress")) || (data1 === "end_date")) || (data1 === "end_time")) || (data1 === "card_id")) || (data1 === "user_ids"))){
const err1 = {instancePath:instancePath+"/field",schemaPath:"#/components/schemas/ImportField/enum",keyword:"enum",params:{allowedValues: schema67.enum},schema:schema67.enum,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema66.properties.field.anyOf[1].type,parentSchema:schema66.properties.field.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/anyOf",keyword:"anyOf",params:{},schema:schema66.properties.field.anyOf,parentSchema:schema66.properties.field,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema68 = {"description":"A word of the file that was not understood.","type":"object","additionalProperties":false,"required":["field","word","count"],"properties":{"field":{"description":"The field: `priority` (the task has none), `card_id` (the task is in the default column), `progress`\n(the task is not completed) or `user_ids` (the record fails).\n","$ref":"#/components/schemas/ImportField"},"word":{"description":"The word as written in the file, of which at most 100 characters are given.","type":"string","maxLength":100},"count":{"description":"The number of records that have the word.","type":"integer","format":"int32","minimum":1}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field === undefined) && (missing0 = "field")) || ((data.word === undefined) && (missing0 = "word"))) || ((data.count === undefined) && (missing0 = "count"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema68.required,parentSchema:schema68,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "word")) || (key0 === "count"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema68,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate55.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/ImportField/type",keyword:"type",params:{type: "string"},schema:schema67.type,parentSchema:schema67,data:data0}];
return false;
}
if(!((((((((data0 === "title") || (data0 === "description")) || (data0 === "priority")) || (data0 === "progress")) || (data0 === "end_date")) || (data0 === "end_time")) || (data0 === "card_id")) || (data0 === "user_ids"))){
validate55.errors = [{instancePath:instancePath+"/field",schemaPath:"#/components/schemas/ImportField/enum",keyword:"enum",params:{allowedValues: schema67.enum},schema:schema67.enum,parentSchema:schema67,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.word !== undefined){
let data1 = data.word;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 100){
validate55.errors = [{instancePath:instancePath+"/word",schemaPath:"#/properties/word/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema68.properties.word,data:data1}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/word",schemaPath:"#/properties/word/type",keyword:"type",params:{type: "string"},schema:schema68.properties.word.type,parentSchema:schema68.properties.word,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data2 = data.count;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate55.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema68.properties.count.type,parentSchema:schema68.properties.count,data:data2}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate55.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema68.properties.count,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate55.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema68.properties.count,data:data2}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.created === undefined) && (missing0 = "created")) || ((data.skipped === undefined) && (missing0 = "skipped"))) || ((data.known === undefined) && (missing0 = "known"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.columns === undefined) && (missing0 = "columns"))) || ((data.words === undefined) && (missing0 = "words"))) || ((data.import_id === undefined) && (missing0 = "import_id"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema64.required,parentSchema:schema64,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "created") || (key0 === "skipped")) || (key0 === "known")) || (key0 === "failed")) || (key0 === "columns")) || (key0 === "words")) || (key0 === "import_id"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.created !== undefined){
let data0 = data.created;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate52.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},schema:schema64.properties.created.type,parentSchema:schema64.properties.created,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate52.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema64.properties.created,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate52.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema64.properties.created,data:data0}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skipped !== undefined){
let data1 = data.skipped;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate52.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "integer"},schema:schema64.properties.skipped.type,parentSchema:schema64.properties.skipped,data:data1}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate52.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema64.properties.skipped,data:data1}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate52.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema64.properties.skipped,data:data1}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.known !== undefined){
let data2 = data.known;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate52.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "integer"},schema:schema64.properties.known.type,parentSchema:schema64.properties.known,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema64.properties.known,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate52.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema64.properties.known,data:data2}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data3 = data.failed;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 10000){
validate52.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 10000},schema:10000,parentSchema:schema64.properties.failed,data:data3}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.line === undefined) && (missing1 = "line")) || ((data4.field === undefined) && (missing1 = "field"))) || ((data4.message === undefined) && (missing1 = "message"))){
validate52.errors = [{instancePath:instancePath+"/failed/" + i0,schemaPath:"#/components/schemas/ImportFailure/required",keyword:"required",params:{missingProperty: missing1},schema:schema65.required,parentSchema:schema65,data:data4}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!(((key1 === "line") || (key1 === "field")) || (key1 === "message"))){
validate52.errors = [{instancePath:instancePath+"/failed/" + i0,schemaPath:"#/components/schemas/ImportFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema65,data:data4}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.line !== undefined){
let data5 = data4.line;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate52.errors = [{instancePath:instancePath+"/failed/" + i0+"/line",schemaPath:"#/components/schemas/ImportFailure/properties/line/type",keyword:"type",params:{type: "integer"},schema:schema65.properties.line.type,parentSchema:schema65.properties.line,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate52.errors = [{instancePath:instancePath+"/failed/" + i0+"/line",schemaPath:"#/components/schemas/ImportFailure/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema65.properties.line,data:data5}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate52.errors = [{instancePath:instancePath+"/failed/" + i0+"/line",schemaPath:"#/components/schemas/ImportFailure/properties/line/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema65.properties.line,data:data5}];
return false;
}
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.field !== undefined){
let data6 = data4.field;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate52.errors = [{instancePath:instancePath+"/failed/" + i0+"/field",schemaPath:"#/components/schemas/ImportFailure/properties/field/type",keyword:"type",params:{type: schema65.properties.field.type},schema:schema65.properties.field.type,parentSchema:schema65.properties.field,data:data6}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.message !== undefined){
let data7 = data4.message;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func1(data7) > 400){
validate52.errors = [{instancePath:instancePath+"/failed/" + i0+"/message",schemaPath:"#/components/schemas/ImportFailure/properties/message/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema65.properties.message,data:data7}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/failed/" + i0+"/message",schemaPath:"#/components/schemas/ImportFailure/properties/message/type",keyword:"type",params:{type: "string"},schema:schema65.properties.message.type,parentSchema:schema65.properties.message,data:data7}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/failed/" + i0,schemaPath:"#/components/schemas/ImportFailure/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data:data4}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},schema:schema64.properties.failed.type,parentSchema:schema64.properties.failed,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data8 = data.columns;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
if(data8.length > 500){
validate52.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema64.properties.columns,data:data8}];
return false;
}
else {
var valid4 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(!(validate53(data8[i1], {instancePath:instancePath+"/columns/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema64.properties.columns.type,parentSchema:schema64.properties.columns,data:data8}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.words !== undefined){
let data10 = data.words;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
if(data10.length > 600){
validate52.errors = [{instancePath:instancePath+"/words",schemaPath:"#/properties/words/maxItems",keyword:"maxItems",params:{limit: 600},schema:600,parentSchema:schema64.properties.words,data:data10}];
return false;
}
else {
var valid5 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs25 = errors;
if(!(validate55(data10[i2], {instancePath:instancePath+"/words/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: "array"},schema:schema64.properties.words.type,parentSchema:schema64.properties.words,data:data10}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import_id !== undefined){
let data12 = data.import_id;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate52.errors = [{instancePath:instancePath+"/import_id",schemaPath:"#/properties/import_id/type",keyword:"type",params:{type: schema64.properties.import_id.type},schema:schema64.properties.import_id.type,parentSchema:schema64.properties.import_id,data:data12}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema63.required,parentSchema:schema63,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema63,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate52(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const undoImport_header_Idempotency$2d$Key = validate59;
const schema70 = {"type":"string","minLength":1,"maxLength":255};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate59.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema70,data}];
return false;
}
else {
if(func1(data) < 1){
validate59.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema70,data}];
return false;
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema70.type,parentSchema:schema70,data}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const undoImport_200 = validate60;
const schema71 = {"$ref":"contract#/components/schemas/ImportUndoResponse"};
const schema72 = {"description":"The result of undoing an import.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ImportUndo"}}};
const schema73 = {"description":"The numbers of tasks of an import that was undone.","type":"object","additionalProperties":false,"required":["deleted","kept"],"properties":{"deleted":{"description":"The number of tasks that were deleted.","type":"integer","format":"int32","minimum":0},"kept":{"description":"The number of tasks that stay, since they were changed, moved or commented on.","type":"integer","format":"int32","minimum":0}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema72.required,parentSchema:schema72,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema72,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.deleted === undefined) && (missing1 = "deleted")) || ((data0.kept === undefined) && (missing1 = "kept"))){
validate61.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ImportUndo/required",keyword:"required",params:{missingProperty: missing1},schema:schema73.required,parentSchema:schema73,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "deleted") || (key1 === "kept"))){
validate61.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ImportUndo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema73,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.deleted !== undefined){
let data1 = data0.deleted;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate61.errors = [{instancePath:instancePath+"/data/deleted",schemaPath:"#/components/schemas/ImportUndo/properties/deleted/type",keyword:"type",params:{type: "integer"},schema:schema73.properties.deleted.type,parentSchema:schema73.properties.deleted,data:data1}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate61.errors = [{instancePath:instancePath+"/data/deleted",schemaPath:"#/components/schemas/ImportUndo/properties/deleted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema73.properties.deleted,data:data1}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate61.errors = [{instancePath:instancePath+"/data/deleted",schemaPath:"#/components/schemas/ImportUndo/properties/deleted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema73.properties.deleted,data:data1}];
return false;
}
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.kept !== undefined){
let data2 = data0.kept;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate61.errors = [{instancePath:instancePath+"/data/kept",schemaPath:"#/components/schemas/ImportUndo/properties/kept/type",keyword:"type",params:{type: "integer"},schema:schema73.properties.kept.type,parentSchema:schema73.properties.kept,data:data2}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate61.errors = [{instancePath:instancePath+"/data/kept",schemaPath:"#/components/schemas/ImportUndo/properties/kept/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema73.properties.kept,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate61.errors = [{instancePath:instancePath+"/data/kept",schemaPath:"#/components/schemas/ImportUndo/properties/kept/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema73.properties.kept,data:data2}];
return false;
}
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ImportUndo/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data:data0}];
return false;
}
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body = validate63;
const schema74 = {"$ref":"contract#/components/schemas/ColumnUpdate"};
const schema75 = {"description":"The fields to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"The name of the column.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"is_done":{"description":"Whether tasks in the column count as done.","type":"boolean"},"order":{"description":"The position of the column, from 0.","type":"integer","format":"int32","minimum":0}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema75.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema75.properties.name,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema75.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema75.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema75.properties.name.type,parentSchema:schema75.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_done !== undefined){
let data1 = data.is_done;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema75.properties.is_done.type,parentSchema:schema75.properties.is_done,data:data1}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.order !== undefined){
let data2 = data.order;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate63.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.order.type,parentSchema:schema75.properties.order,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate63.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema75.properties.order,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate63.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.order,data:data2}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnUpdate/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"name":true,"is_done":true,"order":true},"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_name = validate64;
const schema76 = {"description":"The name of the column.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate64.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema76,data}];
return false;
}
else {
if(func1(data) < 1){
validate64.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema76,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate64.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema76,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate64.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema76,data}];
return false;
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema76.type,parentSchema:schema76,data}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_is_done = validate65;
const schema77 = {"description":"Whether tasks in the column count as done.","type":"boolean"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema77.type,parentSchema:schema77,data}];
return false;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_order = validate66;
const schema78 = {"description":"The position of the column, from 0.","type":"integer","format":"int32","minimum":0};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate66.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema78,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate66.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema78,data}];
return false;
}
}
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_200 = validate67;
const schema79 = {"$ref":"contract#/components/schemas/ColumnResponse"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema55.required,parentSchema:schema55,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema55,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.is_done === undefined) && (missing1 = "is_done"))) || ((data0.order === undefined) && (missing1 = "order"))) || ((data0.task_count === undefined) && (missing1 = "task_count"))){
validate68.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema37.required,parentSchema:schema37,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate68.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema37,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate68.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate68.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.is_done !== undefined){
let data3 = data0.is_done;
const _errs10 = errors;
if(typeof data3 !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.is_done.type,parentSchema:schema37.properties.is_done,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.order !== undefined){
let data4 = data0.order;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate68.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.order.type,parentSchema:schema37.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate68.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.order,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate68.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.order,data:data4}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.task_count !== undefined){
let data5 = data0.task_count;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate68.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.task_count.type,parentSchema:schema37.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate68.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate68.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.task_count,data:data5}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteColumn_query_move_to = validate70;
const schema82 = {"type":"string","pattern":"^card_","x-message":"must be the id of a column"};
const pattern12 = new RegExp("^card_", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern12.test(data)){
validate70.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^card_"},schema:"^card_",parentSchema:schema82,data}];
return false;
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema82.type,parentSchema:schema82,data}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listPeople_query_project_id = validate71;
const schema83 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate71.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema83,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate71.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema83,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate71.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema83,data}];
return false;
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema83.type,parentSchema:schema83,data}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listPeople_query_cursor = validate72;
const schema84 = {"type":"string","maxLength":1024};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate72.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema84,data}];
return false;
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema84.type,parentSchema:schema84,data}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listPeople_200 = validate73;
const schema85 = {"$ref":"contract#/components/schemas/PersonList"};
const schema86 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/UserRef"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema87 = {"description":"A reference to a user.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema86.required,parentSchema:schema86,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate74.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema86,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.id === undefined) && (missing1 = "id")) || ((data1.name === undefined) && (missing1 = "name"))){
validate74.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema87.required,parentSchema:schema87,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "name"))){
validate74.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema87,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate74.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.id.type,parentSchema:schema87.properties.id,data:data2}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate74.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema87.properties.name.type,parentSchema:schema87.properties.name,data:data3}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema86.properties.data.type,parentSchema:schema86.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data4 = data.meta;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.next_cursor === undefined) && (missing2 = "next_cursor")){
validate74.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},schema:schema38.required,parentSchema:schema38,data:data4}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data4){
if(!(key2 === "next_cursor")){
validate74.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema38,data:data4}];
return false;
break;
}
}
if(_errs15 === errors){
if(data4.next_cursor !== undefined){
let data5 = data4.next_cursor;
if((typeof data5 !== "string") && (data5 !== null)){
validate74.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema38.properties.next_cursor.type},schema:schema38.properties.next_cursor.type,parentSchema:schema38.properties.next_cursor,data:data5}];
return false;
}
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data4}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listCalendar_200 = validate76;
const schema89 = {"$ref":"contract#/components/schemas/CalendarResponse"};
const schema90 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Calendar"}}};
const schema91 = {"description":"The occurrences and tasks of some days.","type":"object","additionalProperties":false,"required":["events","tasks"],"properties":{"events":{"description":"The occurrences of events, by day, start and id of the event.","type":"array","items":{"$ref":"#/components/schemas/Occurrence"}},"tasks":{"description":"The due tasks, by day, time and id. Tasks without a time are last on their day.","type":"array","items":{"$ref":"#/components/schemas/WorkTask"}}}};
const schema92 = {"description":"An occurrence of an event, with its day and times in the event's time zone.","type":"object","additionalProperties":false,"required":["event","date","start_time","end_time"],"properties":{"event":{"$ref":"#/components/schemas/WorkEvent"},"date":{"description":"The day on which the occurrence starts.","type":"string","format":"date"},"start_time":{"description":"The time of day at which the occurrence starts, `HH:mm`. Later than the event's if daylight\nsaving skips that time.\n","type":"string"},"end_time":{"description":"The time of day at which it ends, `HH:mm`.","type":"string"}}};
const schema93 = {"description":"An event. Exactly one of `project_id` and `workspace_id` is set.","type":"object","additionalProperties":false,"required":["id","title","description","date","start_time","end_time","location","project_id","workspace_id","color","repeat","created_at","updated_at","timezone","repeat_interval","reminder_at","reminder_minutes_before","meet_link","invited_users","created_by","version"],"properties":{"id":{"description":"The id of the event.","type":"string"},"title":{"description":"The title.","type":"string"},"description":{"description":"The description.","type":["string","null"]},"date":{"description":"The day of the event, or its first day if it repeats.","type":["string","null"],"format":"date"},"start_time":{"description":"The time of day at which it starts, `HH:mm`.","type":["string","null"]},"end_time":{"description":"The time of day at which it ends, `HH:mm`.","type":["string","null"]},"location":{"description":"The place.","type":["string","null"]},"project_id":{"description":"The id of the project that the event belongs to, or null if it belongs to the workspace.","type":["string","null"]},"workspace_id":{"description":"The id of the workspace if the event belongs to it as a whole, or null.","type":["string","null"]},"color":{"description":"The color of the event in calendars, `#` and 3 or 6 hexadecimal digits.","type":["string","null"]},"repeat":{"description":"How often the event repeats.","oneOf":[{"$ref":"#/components/schemas/EventRepeat"},{"type":"null"}]},"created_at":{"description":"When the event was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the event was last changed.","type":["string","null"],"format":"date-time"},"timezone":{"description":"The IANA name of the time zone of the date and times.","type":"string"},"repeat_interval":{"description":"The number of days, weeks, months or years from one occurrence to the next, or null if it does not repeat.\n","type":["integer","null"],"format":"int32"},"reminder_at":{"description":"When the creator and the guests are reminded, once, or null.","type":["string","null"],"format":"date-time"},"reminder_minutes_before":{"description":"The number of minutes before the start of each occurrence at which the creator and the guests are reminded, or null.","type":["integer","null"],"format":"int32"},"meet_link":{"description":"The URI of a video call.","type":["string","null"]},"invited_users":{"description":"The guests.","type":"array","items":{"$ref":"#/components/schemas/UserRef"}},"created_by":{"description":"The person who created it.","oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"version":{"description":"The version of the event, which changes with its fields. Opaque; send it with an update.","type":"string"}}};
const schema94 = {"description":"How often a calendar event repeats.","type":"string","enum":["none","daily","weekly","monthly","yearly"]};
const func29 = Object.prototype.hasOwnProperty;
const formats32 = formats.date;
const formats34 = formats["date-time"];

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.date === undefined) && (missing0 = "date"))) || ((data.start_time === undefined) && (missing0 = "start_time"))) || ((data.end_time === undefined) && (missing0 = "end_time"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.workspace_id === undefined) && (missing0 = "workspace_id"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.repeat === undefined) && (missing0 = "repeat"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.repeat_interval === undefined) && (missing0 = "repeat_interval"))) || ((data.reminder_at === undefined) && (missing0 = "reminder_at"))) || ((data.reminder_minutes_before === undefined) && (missing0 = "reminder_minutes_before"))) || ((data.meet_link === undefined) && (missing0 = "meet_link"))) || ((data.invited_users === undefined) && (missing0 = "invited_users"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.version === undefined) && (missing0 = "version"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema93.required,parentSchema:schema93,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func29.call(schema93.properties, key0))){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema93,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate80.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema93.properties.id.type,parentSchema:schema93.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate80.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema93.properties.title.type,parentSchema:schema93.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate80.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema93.properties.description.type},schema:schema93.properties.description.type,parentSchema:schema93.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data3 = data.date;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate80.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema93.properties.date.type},schema:schema93.properties.date.type,parentSchema:schema93.properties.date,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats32.validate(data3))){
validate80.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema93.properties.date,data:data3}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data4 = data.start_time;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate80.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: schema93.properties.start_time.type},schema:schema93.properties.start_time.type,parentSchema:schema93.properties.start_time,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data5 = data.end_time;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate80.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema93.properties.end_time.type},schema:schema93.properties.end_time.type,parentSchema:schema93.properties.end_time,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data6 = data.location;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate80.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema93.properties.location.type},schema:schema93.properties.location.type,parentSchema:schema93.properties.location,data:data6}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data7 = data.project_id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate80.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema93.properties.project_id.type},schema:schema93.properties.project_id.type,parentSchema:schema93.properties.project_id,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_id !== undefined){
let data8 = data.workspace_id;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate80.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: schema93.properties.workspace_id.type},schema:schema93.properties.workspace_id.type,parentSchema:schema93.properties.workspace_id,data:data8}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data9 = data.color;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate80.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema93.properties.color.type},schema:schema93.properties.color.type,parentSchema:schema93.properties.color,data:data9}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat !== undefined){
let data10 = data.repeat;
const _errs22 = errors;
const _errs23 = errors;
let valid1 = false;
let passing0 = null;
const _errs24 = errors;
if(typeof data10 !== "string"){
const err0 = {instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},schema:schema94.type,parentSchema:schema94,data:data10};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data10 === "none") || (data10 === "daily")) || (data10 === "weekly")) || (data10 === "monthly")) || (data10 === "yearly"))){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema94.enum},schema:schema94.enum,parentSchema:schema94,data:data10};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs24 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs27 = errors;
if(data10 !== null){
const err2 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema93.properties.repeat.oneOf[1].type,parentSchema:schema93.properties.repeat.oneOf[1],data:data10};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs27 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema93.properties.repeat.oneOf,parentSchema:schema93.properties.repeat,data:data10};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate80.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data11 = data.created_at;
const _errs29 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate80.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema93.properties.created_at.type},schema:schema93.properties.created_at.type,parentSchema:schema93.properties.created_at,data:data11}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data11 === "string"){
if(!(formats34.validate(data11))){
validate80.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema93.properties.created_at,data:data11}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data12 = data.updated_at;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate80.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema93.properties.updated_at.type},schema:schema93.properties.updated_at.type,parentSchema:schema93.properties.updated_at,data:data12}];
return false;
}
if(errors === _errs31){
if(errors === _errs31){
if(typeof data12 === "string"){
if(!(formats34.validate(data12))){
validate80.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema93.properties.updated_at,data:data12}];
return false;
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
let data13 = data.timezone;
const _errs33 = errors;
if(typeof data13 !== "string"){
validate80.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},schema:schema93.properties.timezone.type,parentSchema:schema93.properties.timezone,data:data13}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_interval !== undefined){
let data14 = data.repeat_interval;
const _errs35 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate80.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/type",keyword:"type",params:{type: schema93.properties.repeat_interval.type},schema:schema93.properties.repeat_interval.type,parentSchema:schema93.properties.repeat_interval,data:data14}];
return false;
}
if(errors === _errs35){
if((typeof data14 == "number") && (isFinite(data14))){
if(!(formats0.validate(data14))){
validate80.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema93.properties.repeat_interval,data:data14}];
return false;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_at !== undefined){
let data15 = data.reminder_at;
const _errs37 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate80.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/type",keyword:"type",params:{type: schema93.properties.reminder_at.type},schema:schema93.properties.reminder_at.type,parentSchema:schema93.properties.reminder_at,data:data15}];
return false;
}
if(errors === _errs37){
if(errors === _errs37){
if(typeof data15 === "string"){
if(!(formats34.validate(data15))){
validate80.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/properties/reminder_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema93.properties.reminder_at,data:data15}];
return false;
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_minutes_before !== undefined){
let data16 = data.reminder_minutes_before;
const _errs39 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate80.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/type",keyword:"type",params:{type: schema93.properties.reminder_minutes_before.type},schema:schema93.properties.reminder_minutes_before.type,parentSchema:schema93.properties.reminder_minutes_before,data:data16}];
return false;
}
if(errors === _errs39){
if((typeof data16 == "number") && (isFinite(data16))){
if(!(formats0.validate(data16))){
validate80.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema93.properties.reminder_minutes_before,data:data16}];
return false;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meet_link !== undefined){
let data17 = data.meet_link;
const _errs41 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate80.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/type",keyword:"type",params:{type: schema93.properties.meet_link.type},schema:schema93.properties.meet_link.type,parentSchema:schema93.properties.meet_link,data:data17}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invited_users !== undefined){
let data18 = data.invited_users;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data18)){
var valid3 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing1;
if(((data19.id === undefined) && (missing1 = "id")) || ((data19.name === undefined) && (missing1 = "name"))){
validate80.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema87.required,parentSchema:schema87,data:data19}];
return false;
}
else {
const _errs48 = errors;
for(const key1 in data19){
if(!((key1 === "id") || (key1 === "name"))){
validate80.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema87,data:data19}];
return false;
break;
}
}
if(_errs48 === errors){
if(data19.id !== undefined){
let data20 = data19.id;
const _errs49 = errors;
if(typeof data20 !== "string"){
validate80.errors = [{instancePath:instancePath+"/invited_users/" + i0+"/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.id.type,parentSchema:schema87.properties.id,data:data20}];
return false;
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.name !== undefined){
let data21 = data19.name;
const _errs51 = errors;
if(typeof data21 !== "string"){
validate80.errors = [{instancePath:instancePath+"/invited_users/" + i0+"/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema87.properties.name.type,parentSchema:schema87.properties.name,data:data21}];
return false;
}
var valid5 = _errs51 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data:data19}];
return false;
}
}
var valid3 = _errs45 === errors;
if(!valid3){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/type",keyword:"type",params:{type: "array"},schema:schema93.properties.invited_users.type,parentSchema:schema93.properties.invited_users,data:data18}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data22 = data.created_by;
const _errs53 = errors;
const _errs54 = errors;
let valid6 = false;
let passing1 = null;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing2;
if(((data22.id === undefined) && (missing2 = "id")) || ((data22.name === undefined) && (missing2 = "name"))){
const err4 = {instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing2},schema:schema87.required,parentSchema:schema87,data:data22};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const _errs58 = errors;
for(const key2 in data22){
if(!((key2 === "id") || (key2 === "name"))){
const err5 = {instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema87,data:data22};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
if(_errs58 === errors){
if(data22.id !== undefined){
let data23 = data22.id;
const _errs59 = errors;
if(typeof data23 !== "string"){
const err6 = {instancePath:instancePath+"/created_by/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.id.type,parentSchema:schema87.properties.id,data:data23};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid8 = _errs59 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data22.name !== undefined){
let data24 = data22.name;
const _errs61 = errors;
if(typeof data24 !== "string"){
const err7 = {instancePath:instancePath+"/created_by/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema87.properties.name.type,parentSchema:schema87.properties.name,data:data24};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid8 = _errs61 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data:data22};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid1 = _errs55 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs63 = errors;
if(data22 !== null){
const err9 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema93.properties.created_by.oneOf[1].type,parentSchema:schema93.properties.created_by.oneOf[1],data:data22};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs63 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err10 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema93.properties.created_by.oneOf,parentSchema:schema93.properties.created_by,data:data22};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate80.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data25 = data.version;
const _errs65 = errors;
if(typeof data25 !== "string"){
validate80.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema93.properties.version.type,parentSchema:schema93.properties.version,data:data25}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event === undefined) && (missing0 = "event")) || ((data.date === undefined) && (missing0 = "date"))) || ((data.start_time === undefined) && (missing0 = "start_time"))) || ((data.end_time === undefined) && (missing0 = "end_time"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema92.required,parentSchema:schema92,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "event") || (key0 === "date")) || (key0 === "start_time")) || (key0 === "end_time"))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema92,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if(!(validate80(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data1 = data.date;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats32.validate(data1))){
validate79.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema92.properties.date,data:data1}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},schema:schema92.properties.date.type,parentSchema:schema92.properties.date,data:data1}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data2 = data.start_time;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate79.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema92.properties.start_time.type,parentSchema:schema92.properties.start_time,data:data2}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data3 = data.end_time;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate79.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema92.properties.end_time.type,parentSchema:schema92.properties.end_time,data:data3}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema97 = {"description":"A task with the fields of the public API, and fields that only the web editor shows.","type":"object","additionalProperties":false,"required":["id","title","description","project_id","card","priority","due_date","due_time","progress","completed","assignee_ids","created_at","updated_at","reminder_date","recurrence","comment_count","created_by","version"],"properties":{"id":{"description":"The id of the task.","type":"string"},"title":{"description":"The title, written as `title`. An empty string, never null, if the task has none.","type":"string"},"description":{"description":"The description.","type":["string","null"]},"project_id":{"description":"The id of the task's project.","type":["string","null"]},"card":{"description":"The board column that the task sits in.","oneOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"priority":{"description":"The priority. Any string on read, since older tasks may have other values. Writes accept\nonly `low`, `medium`, `high`, `urgent` and `none`.\n","type":["string","null"]},"due_date":{"description":"The date on which the task is due, written as `end_date`.","type":["string","null"],"format":"date"},"due_time":{"description":"The time of day at which the task is due, `HH:mm`, written as `end_time`.","type":["string","null"]},"progress":{"description":"The progress in percent.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100},"completed":{"description":"True exactly when `progress` is 100. Written as `progress`.","type":"boolean"},"assignee_ids":{"description":"The user ids of the assignees. Written as `user_ids`.\n","type":"array","items":{"type":"string"}},"created_at":{"description":"When the task was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the task was last changed.","type":["string","null"],"format":"date-time"},"reminder_date":{"description":"When the assignees are reminded, or the creator if there are none.","type":["string","null"],"format":"date-time"},"recurrence":{"description":"How often the task recurs.","oneOf":[{"$ref":"#/components/schemas/TaskRecurrence"},{"type":"null"}]},"comment_count":{"description":"The number of comments on the task, including replies, without deleted ones.","type":"integer","format":"int32","minimum":0},"created_by":{"description":"The person who created it.","oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"version":{"description":"The version of the fields that an update can change, for `updateTask`. Opaque; moves and\ncomments do not change it.\n","type":"string"}}};
const schema98 = {"description":"The board column that a task sits in.","type":"object","additionalProperties":false,"required":["id","name","is_done"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether the column is for finished tasks.","type":"boolean"}}};
const schema99 = {"description":"How often a task recurs.","type":"string","enum":["daily","weekly","monthly","yearly"]};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.priority === undefined) && (missing0 = "priority"))) || ((data.due_date === undefined) && (missing0 = "due_date"))) || ((data.due_time === undefined) && (missing0 = "due_time"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.assignee_ids === undefined) && (missing0 = "assignee_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.reminder_date === undefined) && (missing0 = "reminder_date"))) || ((data.recurrence === undefined) && (missing0 = "recurrence"))) || ((data.comment_count === undefined) && (missing0 = "comment_count"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.version === undefined) && (missing0 = "version"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema97.required,parentSchema:schema97,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func29.call(schema97.properties, key0))){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema97,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate83.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema97.properties.id.type,parentSchema:schema97.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate83.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema97.properties.title.type,parentSchema:schema97.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate83.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema97.properties.description.type},schema:schema97.properties.description.type,parentSchema:schema97.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data3 = data.project_id;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate83.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema97.properties.project_id.type},schema:schema97.properties.project_id.type,parentSchema:schema97.properties.project_id,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data4 = data.card;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.id === undefined) && (missing1 = "id")) || ((data4.name === undefined) && (missing1 = "name"))) || ((data4.is_done === undefined) && (missing1 = "is_done"))){
const err0 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/required",keyword:"required",params:{missingProperty: missing1},schema:schema98.required,parentSchema:schema98,data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs15 = errors;
for(const key1 in data4){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "is_done"))){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema98,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs15 === errors){
if(data4.id !== undefined){
let data5 = data4.id;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/card/id",schemaPath:"#/components/schemas/TaskCard/properties/id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.id.type,parentSchema:schema98.properties.id,data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.name !== undefined){
let data6 = data4.name;
const _errs18 = errors;
if(typeof data6 !== "string"){
const err3 = {instancePath:instancePath+"/card/name",schemaPath:"#/components/schemas/TaskCard/properties/name/type",keyword:"type",params:{type: "string"},schema:schema98.properties.name.type,parentSchema:schema98.properties.name,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.is_done !== undefined){
let data7 = data4.is_done;
const _errs20 = errors;
if(typeof data7 !== "boolean"){
const err4 = {instancePath:instancePath+"/card/is_done",schemaPath:"#/components/schemas/TaskCard/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema98.properties.is_done.type,parentSchema:schema98.properties.is_done,data:data7};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema97.properties.card.oneOf[1].type,parentSchema:schema97.properties.card.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema97.properties.card.oneOf,parentSchema:schema97.properties.card,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate83.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data8 = data.priority;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate83.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema97.properties.priority.type},schema:schema97.properties.priority.type,parentSchema:schema97.properties.priority,data:data8}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
let data9 = data.due_date;
const _errs26 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate83.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type: schema97.properties.due_date.type},schema:schema97.properties.due_date.type,parentSchema:schema97.properties.due_date,data:data9}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data9 === "string"){
if(!(formats32.validate(data9))){
validate83.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema97.properties.due_date,data:data9}];
return false;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_time !== undefined){
let data10 = data.due_time;
const _errs28 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate83.errors = [{instancePath:instancePath+"/due_time",schemaPath:"#/properties/due_time/type",keyword:"type",params:{type: schema97.properties.due_time.type},schema:schema97.properties.due_time.type,parentSchema:schema97.properties.due_time,data:data10}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data11 = data.progress;
const _errs30 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate83.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema97.properties.progress.type},schema:schema97.properties.progress.type,parentSchema:schema97.properties.progress,data:data11}];
return false;
}
if(errors === _errs30){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
validate83.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema97.properties.progress,data:data11}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate83.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema97.properties.progress,data:data11}];
return false;
}
else {
if(!(formats0.validate(data11))){
validate83.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema97.properties.progress,data:data11}];
return false;
}
}
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
let data12 = data.completed;
const _errs32 = errors;
if(typeof data12 !== "boolean"){
validate83.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"},schema:schema97.properties.completed.type,parentSchema:schema97.properties.completed,data:data12}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_ids !== undefined){
let data13 = data.assignee_ids;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data13)){
var valid4 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs36 = errors;
if(typeof data14 !== "string"){
validate83.errors = [{instancePath:instancePath+"/assignee_ids/" + i0,schemaPath:"#/properties/assignee_ids/items/type",keyword:"type",params:{type: "string"},schema:schema97.properties.assignee_ids.items.type,parentSchema:schema97.properties.assignee_ids.items,data:data14}];
return false;
}
var valid4 = _errs36 === errors;
if(!valid4){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"},schema:schema97.properties.assignee_ids.type,parentSchema:schema97.properties.assignee_ids,data:data13}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data15 = data.created_at;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate83.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema97.properties.created_at.type},schema:schema97.properties.created_at.type,parentSchema:schema97.properties.created_at,data:data15}];
return false;
}
if(errors === _errs38){
if(errors === _errs38){
if(typeof data15 === "string"){
if(!(formats34.validate(data15))){
validate83.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema97.properties.created_at,data:data15}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data16 = data.updated_at;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate83.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema97.properties.updated_at.type},schema:schema97.properties.updated_at.type,parentSchema:schema97.properties.updated_at,data:data16}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data16 === "string"){
if(!(formats34.validate(data16))){
validate83.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema97.properties.updated_at,data:data16}];
return false;
}
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_date !== undefined){
let data17 = data.reminder_date;
const _errs42 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate83.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/properties/reminder_date/type",keyword:"type",params:{type: schema97.properties.reminder_date.type},schema:schema97.properties.reminder_date.type,parentSchema:schema97.properties.reminder_date,data:data17}];
return false;
}
if(errors === _errs42){
if(errors === _errs42){
if(typeof data17 === "string"){
if(!(formats34.validate(data17))){
validate83.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/properties/reminder_date/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema97.properties.reminder_date,data:data17}];
return false;
}
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recurrence !== undefined){
let data18 = data.recurrence;
const _errs44 = errors;
const _errs45 = errors;
let valid5 = false;
let passing1 = null;
const _errs46 = errors;
if(typeof data18 !== "string"){
const err8 = {instancePath:instancePath+"/recurrence",schemaPath:"#/components/schemas/TaskRecurrence/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data:data18};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data18 === "daily") || (data18 === "weekly")) || (data18 === "monthly")) || (data18 === "yearly"))){
const err9 = {instancePath:instancePath+"/recurrence",schemaPath:"#/components/schemas/TaskRecurrence/enum",keyword:"enum",params:{allowedValues: schema99.enum},schema:schema99.enum,parentSchema:schema99,data:data18};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs46 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs49 = errors;
if(data18 !== null){
const err10 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema97.properties.recurrence.oneOf[1].type,parentSchema:schema97.properties.recurrence.oneOf[1],data:data18};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs49 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err11 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema97.properties.recurrence.oneOf,parentSchema:schema97.properties.recurrence,data:data18};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate83.errors = vErrors;
return false;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment_count !== undefined){
let data19 = data.comment_count;
const _errs51 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate83.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/type",keyword:"type",params:{type: "integer"},schema:schema97.properties.comment_count.type,parentSchema:schema97.properties.comment_count,data:data19}];
return false;
}
if(errors === _errs51){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate83.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema97.properties.comment_count,data:data19}];
return false;
}
else {
if(!(formats0.validate(data19))){
validate83.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema97.properties.comment_count,data:data19}];
return false;
}
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data20 = data.created_by;
const _errs53 = errors;
const _errs54 = errors;
let valid7 = false;
let passing2 = null;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing2;
if(((data20.id === undefined) && (missing2 = "id")) || ((data20.name === undefined) && (missing2 = "name"))){
const err12 = {instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing2},schema:schema87.required,parentSchema:schema87,data:data20};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs58 = errors;
for(const key2 in data20){
if(!((key2 === "id") || (key2 === "name"))){
const err13 = {instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema87,data:data20};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs58 === errors){
if(data20.id !== undefined){
let data21 = data20.id;
const _errs59 = errors;
if(typeof data21 !== "string"){
const err14 = {instancePath:instancePath+"/created_by/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.id.type,parentSchema:schema87.properties.id,data:data21};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid9 = _errs59 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.name !== undefined){
let data22 = data20.name;
const _errs61 = errors;
if(typeof data22 !== "string"){
const err15 = {instancePath:instancePath+"/created_by/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema87.properties.name.type,parentSchema:schema87.properties.name,data:data22};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid9 = _errs61 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data:data20};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid2 = _errs55 === errors;
if(_valid2){
valid7 = true;
passing2 = 0;
}
const _errs63 = errors;
if(data20 !== null){
const err17 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema97.properties.created_by.oneOf[1].type,parentSchema:schema97.properties.created_by.oneOf[1],data:data20};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs63 === errors;
if(_valid2 && valid7){
valid7 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid7 = true;
passing2 = 1;
}
}
if(!valid7){
const err18 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},schema:schema97.properties.created_by.oneOf,parentSchema:schema97.properties.created_by,data:data20};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate83.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data23 = data.version;
const _errs65 = errors;
if(typeof data23 !== "string"){
validate83.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema97.properties.version.type,parentSchema:schema97.properties.version,data:data23}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.events === undefined) && (missing0 = "events")) || ((data.tasks === undefined) && (missing0 = "tasks"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema91.required,parentSchema:schema91,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "events") || (key0 === "tasks"))){
validate78.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema91,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.events !== undefined){
let data0 = data.events;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate79(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema91.properties.events.type,parentSchema:schema91.properties.events,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tasks !== undefined){
let data2 = data.tasks;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate83(data2[i1], {instancePath:instancePath+"/tasks/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},schema:schema91.properties.tasks.type,parentSchema:schema91.properties.tasks,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema90.required,parentSchema:schema90,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate77.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema90,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate78(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_header_Idempotency$2d$Key = validate87;
const schema101 = {"type":"string","minLength":1,"maxLength":255};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate87.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema101,data}];
return false;
}
else {
if(func1(data) < 1){
validate87.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema101,data}];
return false;
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema101.type,parentSchema:schema101,data}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body = validate88;
const schema102 = {"$ref":"contract#/components/schemas/CalendarEventCreate"};
const schema103 = {"description":"A calendar event to create. Unknown fields are ignored. Fields of this schema that CalendarEvent lacks are stored,\nbut this API does not show them.\n","type":"object","required":["title","date","start_time","end_time","repeat"],"properties":{"title":{"description":"The title. It must contain a character other than white space.","type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"description":{"description":"The description.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"date":{"description":"The day of the event, or its first day if it repeats, `YYYY-MM-DD`.","type":"string","format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},"start_time":{"description":"The time of day at which the event starts, `HH:mm`, in the time zone `timezone`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"},"end_time":{"description":"The time of day at which the event ends, `HH:mm`. It must be after `start_time`.","type":"string","x-after":"start_time","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"},"repeat":{"description":"How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last\nday.\n","$ref":"#/components/schemas/EventRepeat"},"repeat_interval":{"description":"The number of days, weeks, months or years from one occurrence to the next. Required, and not null,\nunless `repeat` is `none`; then it has no meaning, but must still be 1 to 365 or null.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":365},"reminder_at":{"description":"When the creator and the guests of the event are reminded, once.","$ref":"#/components/schemas/Instant"},"timezone":{"description":"The time zone of these times: an IANA name such as `Europe/Oslo`, case-insensitive. Names\nthat IANA keeps for old programs, such as `EST5EDT` and `US/Pacific`, are valid too. An offset such as\n`+01:00` is refused, and so is an abbreviation that is not a name, such as `BST`. `UTC` if omitted.\n","type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},"reminder_minutes_before":{"description":"How many minutes before the start of the event, or of each occurrence if it repeats, its creator and guests\nare reminded.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":10080},"location":{"description":"The place.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"meet_link":{"description":"The URI of a video call.","type":["string","null"],"format":"uri"},"color":{"description":"The color of the event in calendars, `#` and 3 or 6 hexadecimal digits.","type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","x-message":"must be # and 3 or 6 hexadecimal digits"},"order":{"description":"A number to sort the event by, stored as it is.","type":["integer","null"],"format":"int64","minimum":-9007199254740991,"maximum":9007199254740991},"project_id":{"description":"The project that the event belongs to. Omitted or null, the event belongs to the workspace as a\nwhole. A project that is not visible is 422 `validation_error`.\n","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"invited_users":{"description":"The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user\nwho is not an active member of the workspace is dropped silently.\n","type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}}},"allOf":[{"anyOf":[{"required":["repeat"],"properties":{"repeat":{"type":"string","const":"none"}}},{"required":["repeat_interval"],"properties":{"repeat_interval":{"type":"integer","format":"int32"}}}]}]};
const schema105 = {"description":"An RFC 3339 date-time with an offset, which is `Z` or has a colon, as in `+01:00`. A space may replace the\n`T`; `t` and `z` are accepted too. In UTC it must be in the years 0001 to 9999, so the first of these days has\nno offset ahead of UTC, and the last one neither an offset behind it nor a leap second. `24:00` is not valid,\nand a leap second, `23:59:60` in UTC, counts as the second after it.\n","type":["string","null"],"format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true};
const formats66 = formats["time-zone"];
const formats70 = formats.uri;
const formats72 = formats.int64;
const pattern16 = new RegExp("^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$", "u");
const pattern17 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern19 = new RegExp("^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");
const pattern20 = new RegExp("^0001-01-01.*\\+(?!00:00)|^9999-12-31.*(-(?!00:00)|:60)", "u");
const pattern21 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$", "u");
const pattern23 = new RegExp("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", "u");

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.repeat === undefined) && (missing0 = "repeat")){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema103.allOf[0].anyOf[0].required,parentSchema:schema103.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.repeat !== undefined){
let data0 = data.repeat;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/allOf/0/anyOf/0/properties/repeat/type",keyword:"type",params:{type: "string"},schema:schema103.allOf[0].anyOf[0].properties.repeat.type,parentSchema:schema103.allOf[0].anyOf[0].properties.repeat,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("none" !== data0){
const err2 = {instancePath:instancePath+"/repeat",schemaPath:"#/allOf/0/anyOf/0/properties/repeat/const",keyword:"const",params:{allowedValue: "none"},schema:"none",parentSchema:schema103.allOf[0].anyOf[0].properties.repeat,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.repeat = true;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.repeat_interval === undefined) && (missing1 = "repeat_interval")){
const err3 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema103.allOf[0].anyOf[1].required,parentSchema:schema103.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.repeat_interval !== undefined){
let data1 = data.repeat_interval;
const _errs7 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/repeat_interval",schemaPath:"#/allOf/0/anyOf/1/properties/repeat_interval/type",keyword:"type",params:{type: "integer"},schema:schema103.allOf[0].anyOf[1].properties.repeat_interval.type,parentSchema:schema103.allOf[0].anyOf[1].properties.repeat_interval,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs7){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/repeat_interval",schemaPath:"#/allOf/0/anyOf/1/properties/repeat_interval/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema103.allOf[0].anyOf[1].properties.repeat_interval,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.repeat_interval = true;
}
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},schema:schema103.allOf[0].anyOf,parentSchema:schema103.allOf[0],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((data.title === undefined) && (missing2 = "title")) || ((data.date === undefined) && (missing2 = "date"))) || ((data.start_time === undefined) && (missing2 = "start_time"))) || ((data.end_time === undefined) && (missing2 = "end_time"))) || ((data.repeat === undefined) && (missing2 = "repeat"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},schema:schema103.required,parentSchema:schema103,data}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.title = true;
props0.description = true;
props0.date = true;
props0.start_time = true;
props0.end_time = true;
props0.repeat = true;
props0.repeat_interval = true;
props0.reminder_at = true;
props0.timezone = true;
props0.reminder_minutes_before = true;
props0.location = true;
props0.meet_link = true;
props0.color = true;
props0.order = true;
props0.project_id = true;
props0.invited_users = true;
}
if(data.title !== undefined){
let data2 = data.title;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 255){
validate89.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema103.properties.title,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate89.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema103.properties.title,data:data2}];
return false;
}
else {
if(!pattern4.test(data2)){
validate89.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema103.properties.title,data:data2}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\0")){
validate89.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema103.properties.title,data:data2}];
return false;
}
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema103.properties.title.type,parentSchema:schema103.properties.title,data:data2}];
return false;
}
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.description !== undefined){
let data3 = data.description;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate89.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema103.properties.description.type},schema:schema103.properties.description.type,parentSchema:schema103.properties.description,data:data3}];
return false;
}
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate89.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema103.properties.description,data:data3}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\0")){
validate89.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema103.properties.description,data:data3}];
return false;
}
}
}
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.date !== undefined){
let data4 = data.date;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
validate89.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema103.properties.date,data:data4}];
return false;
}
else {
if(!(formats32.validate(data4))){
validate89.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema103.properties.date,data:data4}];
return false;
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},schema:schema103.properties.date.type,parentSchema:schema103.properties.date,data:data4}];
return false;
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.start_time !== undefined){
let data5 = data.start_time;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(!pattern17.test(data5)){
validate89.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema103.properties.start_time,data:data5}];
return false;
}
}
else {
validate89.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema103.properties.start_time.type,parentSchema:schema103.properties.start_time,data:data5}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end_time !== undefined){
let data6 = data.end_time;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!pattern17.test(data6)){
validate89.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema103.properties.end_time,data:data6}];
return false;
}
else {
if(typeof data["start_time"] === 'string' && data6 <= data["start_time"]){
validate89.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/x-after",keyword:"x-after",params:{},schema:"start_time",parentSchema:schema103.properties.end_time,data:data6}];
return false;
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema103.properties.end_time.type,parentSchema:schema103.properties.end_time,data:data6}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.repeat !== undefined){
let data7 = data.repeat;
const _errs19 = errors;
if(typeof data7 !== "string"){
validate89.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},schema:schema94.type,parentSchema:schema94,data:data7}];
return false;
}
if(!(((((data7 === "none") || (data7 === "daily")) || (data7 === "weekly")) || (data7 === "monthly")) || (data7 === "yearly"))){
validate89.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema94.enum},schema:schema94.enum,parentSchema:schema94,data:data7}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.repeat_interval !== undefined){
let data8 = data.repeat_interval;
const _errs22 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate89.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/type",keyword:"type",params:{type: schema103.properties.repeat_interval.type},schema:schema103.properties.repeat_interval.type,parentSchema:schema103.properties.repeat_interval,data:data8}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 365 || isNaN(data8)){
validate89.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema103.properties.repeat_interval,data:data8}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate89.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema103.properties.repeat_interval,data:data8}];
return false;
}
else {
if(!(formats0.validate(data8))){
validate89.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema103.properties.repeat_interval,data:data8}];
return false;
}
}
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.reminder_at !== undefined){
let data9 = data.reminder_at;
const _errs24 = errors;
const _errs25 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate89.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/type",keyword:"type",params:{type: schema105.type},schema:schema105.type,parentSchema:schema105,data:data9}];
return false;
}
if(errors === _errs25){
if(errors === _errs25){
if(typeof data9 === "string"){
if(!pattern19.test(data9)){
validate89.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema105,data:data9}];
return false;
}
else {
if(!(formats34.validate(data9))){
validate89.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105,data:data9}];
return false;
}
else {
if(pattern20.test(data9)){
validate89.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema105,data:data9}];
return false;
}
}
}
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.timezone !== undefined){
let data10 = data.timezone;
const _errs27 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate89.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema103.properties.timezone.type},schema:schema103.properties.timezone.type,parentSchema:schema103.properties.timezone,data:data10}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data10 === "string"){
if(!pattern21.test(data10)){
validate89.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",parentSchema:schema103.properties.timezone,data:data10}];
return false;
}
else {
if(!(formats66(data10))){
validate89.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema103.properties.timezone,data:data10}];
return false;
}
}
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.reminder_minutes_before !== undefined){
let data11 = data.reminder_minutes_before;
const _errs29 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate89.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/type",keyword:"type",params:{type: schema103.properties.reminder_minutes_before.type},schema:schema103.properties.reminder_minutes_before.type,parentSchema:schema103.properties.reminder_minutes_before,data:data11}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10080 || isNaN(data11)){
validate89.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},schema:10080,parentSchema:schema103.properties.reminder_minutes_before,data:data11}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate89.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema103.properties.reminder_minutes_before,data:data11}];
return false;
}
else {
if(!(formats0.validate(data11))){
validate89.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema103.properties.reminder_minutes_before,data:data11}];
return false;
}
}
}
}
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.location !== undefined){
let data12 = data.location;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate89.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema103.properties.location.type},schema:schema103.properties.location.type,parentSchema:schema103.properties.location,data:data12}];
return false;
}
if(errors === _errs31){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate89.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema103.properties.location,data:data12}];
return false;
}
else {
if(!data12.isWellFormed() || data12.includes("\0")){
validate89.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema103.properties.location,data:data12}];
return false;
}
}
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.meet_link !== undefined){
let data13 = data.meet_link;
const _errs33 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate89.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/type",keyword:"type",params:{type: schema103.properties.meet_link.type},schema:schema103.properties.meet_link.type,parentSchema:schema103.properties.meet_link,data:data13}];
return false;
}
if(errors === _errs33){
if(errors === _errs33){
if(typeof data13 === "string"){
if(!(formats70(data13))){
validate89.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema103.properties.meet_link,data:data13}];
return false;
}
}
}
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.color !== undefined){
let data14 = data.color;
const _errs35 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate89.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema103.properties.color.type},schema:schema103.properties.color.type,parentSchema:schema103.properties.color,data:data14}];
return false;
}
if(errors === _errs35){
if(typeof data14 === "string"){
if(func1(data14) > 7){
validate89.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/maxLength",keyword:"maxLength",params:{limit: 7},schema:7,parentSchema:schema103.properties.color,data:data14}];
return false;
}
else {
if(!pattern23.test(data14)){
validate89.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},schema:"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",parentSchema:schema103.properties.color,data:data14}];
return false;
}
}
}
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.order !== undefined){
let data15 = data.order;
const _errs37 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate89.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema103.properties.order.type},schema:schema103.properties.order.type,parentSchema:schema103.properties.order,data:data15}];
return false;
}
if(errors === _errs37){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
validate89.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema103.properties.order,data:data15}];
return false;
}
else {
if(data15 < -9007199254740991 || isNaN(data15)){
validate89.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema103.properties.order,data:data15}];
return false;
}
else {
if(!(formats72.validate(data15))){
validate89.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema103.properties.order,data:data15}];
return false;
}
}
}
}
}
var valid4 = _errs37 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.project_id !== undefined){
let data16 = data.project_id;
const _errs39 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate89.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema103.properties.project_id.type},schema:schema103.properties.project_id.type,parentSchema:schema103.properties.project_id,data:data16}];
return false;
}
if(errors === _errs39){
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
validate89.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema103.properties.project_id,data:data16}];
return false;
}
else {
if(!data16.isWellFormed() || data16.includes("\0")){
validate89.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema103.properties.project_id,data:data16}];
return false;
}
}
}
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.invited_users !== undefined){
let data17 = data.invited_users;
const _errs41 = errors;
if((!(Array.isArray(data17))) && (data17 !== null)){
validate89.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/type",keyword:"type",params:{type: schema103.properties.invited_users.type},schema:schema103.properties.invited_users.type,parentSchema:schema103.properties.invited_users,data:data17}];
return false;
}
if(errors === _errs41){
if(Array.isArray(data17)){
if(data17.length > 500){
validate89.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema103.properties.invited_users,data:data17}];
return false;
}
else {
var valid7 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs43 = errors;
if(errors === _errs43){
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
validate89.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema103.properties.invited_users.items,data:data18}];
return false;
}
else {
if(!data18.isWellFormed() || data18.includes("\0")){
validate89.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema103.properties.invited_users.items,data:data18}];
return false;
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/type",keyword:"type",params:{type: "string"},schema:schema103.properties.invited_users.items.type,parentSchema:schema103.properties.invited_users.items,data:data18}];
return false;
}
}
var valid7 = _errs43 === errors;
if(!valid7){
break;
}
}
}
}
}
var valid4 = _errs41 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data}];
return false;
}
}
validate89.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
else {
var props0 = validate89.evaluated.props;
}
validate88.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const createEvent_body_title = validate91;
const schema106 = {"description":"The title. It must contain a character other than white space.","type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate91.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema106,data}];
return false;
}
else {
if(func1(data) < 1){
validate91.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema106,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate91.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema106,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate91.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema106,data}];
return false;
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema106.type,parentSchema:schema106,data}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_description = validate92;
const schema107 = {"description":"The description.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema107.type},schema:schema107.type,parentSchema:schema107,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate92.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema107,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate92.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema107,data}];
return false;
}
}
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_date = validate93;
const schema108 = {"description":"The day of the event, or its first day if it repeats, `YYYY-MM-DD`.","type":"string","format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
validate93.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema108,data}];
return false;
}
else {
if(!(formats32.validate(data))){
validate93.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema108,data}];
return false;
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema108.type,parentSchema:schema108,data}];
return false;
}
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_start_time = validate94;
const schema109 = {"description":"The time of day at which the event starts, `HH:mm`, in the time zone `timezone`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate94.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema109,data}];
return false;
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema109.type,parentSchema:schema109,data}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_end_time = validate95;
const schema110 = {"description":"The time of day at which the event ends, `HH:mm`. It must be after `start_time`.","type":"string","x-after":"start_time","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate95.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema110,data}];
return false;
}
else {
if(typeof parentData["start_time"] === 'string' && data <= parentData["start_time"]){
validate95.errors = [{instancePath,schemaPath:"#/x-after",keyword:"x-after",params:{},schema:"start_time",parentSchema:schema110,data}];
return false;
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema110.type,parentSchema:schema110,data}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_repeat = validate96;
const schema111 = {"description":"How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last\nday.\n","$ref":"contract#/components/schemas/EventRepeat"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate96.errors = [{instancePath,schemaPath:"contract#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},schema:schema94.type,parentSchema:schema94,data}];
return false;
}
if(!(((((data === "none") || (data === "daily")) || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
validate96.errors = [{instancePath,schemaPath:"contract#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema94.enum},schema:schema94.enum,parentSchema:schema94,data}];
return false;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_repeat_interval = validate97;
const schema113 = {"description":"The number of days, weeks, months or years from one occurrence to the next. Required, and not null,\nunless `repeat` is `none`; then it has no meaning, but must still be 1 to 365 or null.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":365};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema113.type},schema:schema113.type,parentSchema:schema113,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 365 || isNaN(data)){
validate97.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema113,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate97.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema113,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate97.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema113,data}];
return false;
}
}
}
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_reminder_at = validate98;
const schema114 = {"description":"When the creator and the guests of the event are reminded, once.","$ref":"contract#/components/schemas/Instant"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate98.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/type",keyword:"type",params:{type: schema105.type},schema:schema105.type,parentSchema:schema105,data}];
return false;
}
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern19.test(data)){
validate98.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema105,data}];
return false;
}
else {
if(!(formats34.validate(data))){
validate98.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105,data}];
return false;
}
else {
if(pattern20.test(data)){
validate98.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema105,data}];
return false;
}
}
}
}
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_timezone = validate99;
const schema116 = {"description":"The time zone of these times: an IANA name such as `Europe/Oslo`, case-insensitive. Names\nthat IANA keeps for old programs, such as `EST5EDT` and `US/Pacific`, are valid too. An offset such as\n`+01:00` is refused, and so is an abbreviation that is not a name, such as `BST`. `UTC` if omitted.\n","type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema116.type},schema:schema116.type,parentSchema:schema116,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern21.test(data)){
validate99.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",parentSchema:schema116,data}];
return false;
}
else {
if(!(formats66(data))){
validate99.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema116,data}];
return false;
}
}
}
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_reminder_minutes_before = validate100;
const schema117 = {"description":"How many minutes before the start of the event, or of each occurrence if it repeats, its creator and guests\nare reminded.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":10080};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema117.type},schema:schema117.type,parentSchema:schema117,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 10080 || isNaN(data)){
validate100.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},schema:10080,parentSchema:schema117,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate100.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema117,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate100.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema117,data}];
return false;
}
}
}
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_location = validate101;
const schema118 = {"description":"The place.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema118.type},schema:schema118.type,parentSchema:schema118,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate101.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema118,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate101.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema118,data}];
return false;
}
}
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_meet_link = validate102;
const schema119 = {"description":"The URI of a video call.","type":["string","null"],"format":"uri"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema119.type},schema:schema119.type,parentSchema:schema119,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats70(data))){
validate102.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema119,data}];
return false;
}
}
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_color = validate103;
const schema120 = {"description":"The color of the event in calendars, `#` and 3 or 6 hexadecimal digits.","type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","x-message":"must be # and 3 or 6 hexadecimal digits"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema120.type},schema:schema120.type,parentSchema:schema120,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 7){
validate103.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},schema:7,parentSchema:schema120,data}];
return false;
}
else {
if(!pattern23.test(data)){
validate103.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},schema:"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",parentSchema:schema120,data}];
return false;
}
}
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_order = validate104;
const schema121 = {"description":"A number to sort the event by, stored as it is.","type":["integer","null"],"format":"int64","minimum":-9007199254740991,"maximum":9007199254740991};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema121.type},schema:schema121.type,parentSchema:schema121,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate104.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema121,data}];
return false;
}
else {
if(data < -9007199254740991 || isNaN(data)){
validate104.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema121,data}];
return false;
}
else {
if(!(formats72.validate(data))){
validate104.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema121,data}];
return false;
}
}
}
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_project_id = validate105;
const schema122 = {"description":"The project that the event belongs to. Omitted or null, the event belongs to the workspace as a\nwhole. A project that is not visible is 422 `validation_error`.\n","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema122.type},schema:schema122.type,parentSchema:schema122,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate105.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema122,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate105.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema122,data}];
return false;
}
}
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_invited_users = validate106;
const schema123 = {"description":"The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user\nwho is not an active member of the workspace is dropped silently.\n","type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema123.type},schema:schema123.type,parentSchema:schema123,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate106.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema123,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate106.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema123.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate106.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema123.items,data:data0}];
return false;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema123.items.type,parentSchema:schema123.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_201 = validate107;
const schema124 = {"$ref":"contract#/components/schemas/WorkEventResponse"};
const schema125 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkEvent"}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema125.required,parentSchema:schema125,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate108.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema125,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate80(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEvent_200 = validate111;
const schema126 = {"$ref":"contract#/components/schemas/WorkEventResponse"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema125.required,parentSchema:schema125,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema125,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate80(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body = validate115;
const schema128 = {"$ref":"contract#/components/schemas/WorkEventUpdate"};
const schema129 = {"description":"The fields of an event to change. An omitted field keeps its value. Unknown fields are ignored, as\nis `project_id`, which cannot be changed.\n","type":"object","properties":{"title":{"description":"The title. It must contain a character other than white space.","type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"description":{"description":"The description.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"date":{"description":"The day of the event, the first one if it repeats, `YYYY-MM-DD`.","type":"string","format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},"start_time":{"description":"The time of day at which the event starts, `HH:mm`, in the time zone `timezone`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"},"end_time":{"description":"The time of day at which the event ends, `HH:mm`. After the update it must be after `start_time`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"},"repeat":{"description":"How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last\nday.\n","$ref":"#/components/schemas/EventRepeat"},"repeat_interval":{"description":"The number of days, weeks, months or years from one occurrence to the next. Required, and\nnot null, unless `repeat` is `none` after the update; then it has no meaning, but must still\nbe 1 to 365 or null.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":365},"reminder_at":{"description":"When the creator and the guests of the event are reminded, once.","$ref":"#/components/schemas/Instant"},"timezone":{"description":"The time zone of these times: an IANA name such as `Europe/Oslo`, case-insensitive. Names\nthat IANA keeps for old programs, such as `EST5EDT` and `US/Pacific`, are valid too. An offset such as\n`+01:00` is refused, and so is an abbreviation that is not a name, such as `BST`. Null is `UTC`.\n","type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},"reminder_minutes_before":{"description":"How many minutes before the start of the event, or of each occurrence if it repeats, its\ncreator and guests are reminded.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":10080},"location":{"description":"The place.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"meet_link":{"description":"The URI of a video call.","type":["string","null"],"format":"uri"},"color":{"description":"The color of the event in calendars, `#` and 3 or 6 hexadecimal digits.","type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","x-message":"must be # and 3 or 6 hexadecimal digits"},"order":{"description":"A number to sort the event by, stored as it is.","type":["integer","null"],"format":"int64","minimum":-9007199254740991,"maximum":9007199254740991},"invited_users":{"description":"The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user\nwho is not an active member of the workspace is dropped silently.\n","type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}},"version":{"description":"The version of the event on which the change is based. If omitted, the event is changed whatever its version.","type":"string","pattern":"^[^\\x00]*$","x-storable":true}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate116.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema129.properties.title,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate116.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema129.properties.title,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate116.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema129.properties.title,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate116.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema129.properties.title,data:data0}];
return false;
}
}
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema129.properties.title.type,parentSchema:schema129.properties.title,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate116.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema129.properties.description.type},schema:schema129.properties.description.type,parentSchema:schema129.properties.description,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate116.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema129.properties.description,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate116.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema129.properties.description,data:data1}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data2 = data.date;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern16.test(data2)){
validate116.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema129.properties.date,data:data2}];
return false;
}
else {
if(!(formats32.validate(data2))){
validate116.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema129.properties.date,data:data2}];
return false;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},schema:schema129.properties.date.type,parentSchema:schema129.properties.date,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data3 = data.start_time;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
validate116.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema129.properties.start_time,data:data3}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema129.properties.start_time.type,parentSchema:schema129.properties.start_time,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data4 = data.end_time;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern17.test(data4)){
validate116.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema129.properties.end_time,data:data4}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema129.properties.end_time.type,parentSchema:schema129.properties.end_time,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat !== undefined){
let data5 = data.repeat;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate116.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},schema:schema94.type,parentSchema:schema94,data:data5}];
return false;
}
if(!(((((data5 === "none") || (data5 === "daily")) || (data5 === "weekly")) || (data5 === "monthly")) || (data5 === "yearly"))){
validate116.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema94.enum},schema:schema94.enum,parentSchema:schema94,data:data5}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_interval !== undefined){
let data6 = data.repeat_interval;
const _errs14 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate116.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/type",keyword:"type",params:{type: schema129.properties.repeat_interval.type},schema:schema129.properties.repeat_interval.type,parentSchema:schema129.properties.repeat_interval,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 365 || isNaN(data6)){
validate116.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema129.properties.repeat_interval,data:data6}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate116.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema129.properties.repeat_interval,data:data6}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate116.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema129.properties.repeat_interval,data:data6}];
return false;
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_at !== undefined){
let data7 = data.reminder_at;
const _errs16 = errors;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate116.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/type",keyword:"type",params:{type: schema105.type},schema:schema105.type,parentSchema:schema105,data:data7}];
return false;
}
if(errors === _errs17){
if(errors === _errs17){
if(typeof data7 === "string"){
if(!pattern19.test(data7)){
validate116.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema105,data:data7}];
return false;
}
else {
if(!(formats34.validate(data7))){
validate116.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105,data:data7}];
return false;
}
else {
if(pattern20.test(data7)){
validate116.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema105,data:data7}];
return false;
}
}
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
let data8 = data.timezone;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate116.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema129.properties.timezone.type},schema:schema129.properties.timezone.type,parentSchema:schema129.properties.timezone,data:data8}];
return false;
}
if(errors === _errs19){
if(errors === _errs19){
if(typeof data8 === "string"){
if(!pattern21.test(data8)){
validate116.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",parentSchema:schema129.properties.timezone,data:data8}];
return false;
}
else {
if(!(formats66(data8))){
validate116.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema129.properties.timezone,data:data8}];
return false;
}
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_minutes_before !== undefined){
let data9 = data.reminder_minutes_before;
const _errs21 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate116.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/type",keyword:"type",params:{type: schema129.properties.reminder_minutes_before.type},schema:schema129.properties.reminder_minutes_before.type,parentSchema:schema129.properties.reminder_minutes_before,data:data9}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10080 || isNaN(data9)){
validate116.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},schema:10080,parentSchema:schema129.properties.reminder_minutes_before,data:data9}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate116.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema129.properties.reminder_minutes_before,data:data9}];
return false;
}
else {
if(!(formats0.validate(data9))){
validate116.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema129.properties.reminder_minutes_before,data:data9}];
return false;
}
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data10 = data.location;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate116.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema129.properties.location.type},schema:schema129.properties.location.type,parentSchema:schema129.properties.location,data:data10}];
return false;
}
if(errors === _errs23){
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
validate116.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema129.properties.location,data:data10}];
return false;
}
else {
if(!data10.isWellFormed() || data10.includes("\0")){
validate116.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema129.properties.location,data:data10}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meet_link !== undefined){
let data11 = data.meet_link;
const _errs25 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate116.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/type",keyword:"type",params:{type: schema129.properties.meet_link.type},schema:schema129.properties.meet_link.type,parentSchema:schema129.properties.meet_link,data:data11}];
return false;
}
if(errors === _errs25){
if(errors === _errs25){
if(typeof data11 === "string"){
if(!(formats70(data11))){
validate116.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema129.properties.meet_link,data:data11}];
return false;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data12 = data.color;
const _errs27 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate116.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema129.properties.color.type},schema:schema129.properties.color.type,parentSchema:schema129.properties.color,data:data12}];
return false;
}
if(errors === _errs27){
if(typeof data12 === "string"){
if(func1(data12) > 7){
validate116.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/maxLength",keyword:"maxLength",params:{limit: 7},schema:7,parentSchema:schema129.properties.color,data:data12}];
return false;
}
else {
if(!pattern23.test(data12)){
validate116.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},schema:"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",parentSchema:schema129.properties.color,data:data12}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data13 = data.order;
const _errs29 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate116.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema129.properties.order.type},schema:schema129.properties.order.type,parentSchema:schema129.properties.order,data:data13}];
return false;
}
if(errors === _errs29){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
validate116.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema129.properties.order,data:data13}];
return false;
}
else {
if(data13 < -9007199254740991 || isNaN(data13)){
validate116.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema129.properties.order,data:data13}];
return false;
}
else {
if(!(formats72.validate(data13))){
validate116.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema129.properties.order,data:data13}];
return false;
}
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invited_users !== undefined){
let data14 = data.invited_users;
const _errs31 = errors;
if((!(Array.isArray(data14))) && (data14 !== null)){
validate116.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/type",keyword:"type",params:{type: schema129.properties.invited_users.type},schema:schema129.properties.invited_users.type,parentSchema:schema129.properties.invited_users,data:data14}];
return false;
}
if(errors === _errs31){
if(Array.isArray(data14)){
if(data14.length > 500){
validate116.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema129.properties.invited_users,data:data14}];
return false;
}
else {
var valid3 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs33 = errors;
if(errors === _errs33){
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
validate116.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema129.properties.invited_users.items,data:data15}];
return false;
}
else {
if(!data15.isWellFormed() || data15.includes("\0")){
validate116.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema129.properties.invited_users.items,data:data15}];
return false;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/type",keyword:"type",params:{type: "string"},schema:schema129.properties.invited_users.items.type,parentSchema:schema129.properties.invited_users.items,data:data15}];
return false;
}
}
var valid3 = _errs33 === errors;
if(!valid3){
break;
}
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data16 = data.version;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
validate116.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema129.properties.version,data:data16}];
return false;
}
else {
if(!data16.isWellFormed() || data16.includes("\0")){
validate116.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema129.properties.version,data:data16}];
return false;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema129.properties.version.type,parentSchema:schema129.properties.version,data:data16}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema129.type,parentSchema:schema129,data}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"title":true,"description":true,"date":true,"start_time":true,"end_time":true,"repeat":true,"repeat_interval":true,"reminder_at":true,"timezone":true,"reminder_minutes_before":true,"location":true,"meet_link":true,"color":true,"order":true,"invited_users":true,"version":true},"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"title":true,"description":true,"date":true,"start_time":true,"end_time":true,"repeat":true,"repeat_interval":true,"reminder_at":true,"timezone":true,"reminder_minutes_before":true,"location":true,"meet_link":true,"color":true,"order":true,"invited_users":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_title = validate118;
const schema132 = {"description":"The title. It must contain a character other than white space.","type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate118.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema132,data}];
return false;
}
else {
if(func1(data) < 1){
validate118.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema132,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate118.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema132,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate118.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema132,data}];
return false;
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema132.type,parentSchema:schema132,data}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_description = validate119;
const schema133 = {"description":"The description.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema133.type},schema:schema133.type,parentSchema:schema133,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate119.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema133,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate119.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema133,data}];
return false;
}
}
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_date = validate120;
const schema134 = {"description":"The day of the event, the first one if it repeats, `YYYY-MM-DD`.","type":"string","format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
validate120.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema134,data}];
return false;
}
else {
if(!(formats32.validate(data))){
validate120.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema134,data}];
return false;
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema134.type,parentSchema:schema134,data}];
return false;
}
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_start_time = validate121;
const schema135 = {"description":"The time of day at which the event starts, `HH:mm`, in the time zone `timezone`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate121.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema135,data}];
return false;
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema135.type,parentSchema:schema135,data}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_end_time = validate122;
const schema136 = {"description":"The time of day at which the event ends, `HH:mm`. After the update it must be after `start_time`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate122.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema136,data}];
return false;
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema136.type,parentSchema:schema136,data}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_repeat = validate123;
const schema137 = {"description":"How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last\nday.\n","$ref":"contract#/components/schemas/EventRepeat"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate123.errors = [{instancePath,schemaPath:"contract#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},schema:schema94.type,parentSchema:schema94,data}];
return false;
}
if(!(((((data === "none") || (data === "daily")) || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
validate123.errors = [{instancePath,schemaPath:"contract#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema94.enum},schema:schema94.enum,parentSchema:schema94,data}];
return false;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_repeat_interval = validate124;
const schema139 = {"description":"The number of days, weeks, months or years from one occurrence to the next. Required, and\nnot null, unless `repeat` is `none` after the update; then it has no meaning, but must still\nbe 1 to 365 or null.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":365};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema139.type},schema:schema139.type,parentSchema:schema139,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 365 || isNaN(data)){
validate124.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema139,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate124.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema139,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate124.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema139,data}];
return false;
}
}
}
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_reminder_at = validate125;
const schema140 = {"description":"When the creator and the guests of the event are reminded, once.","$ref":"contract#/components/schemas/Instant"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate125.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/type",keyword:"type",params:{type: schema105.type},schema:schema105.type,parentSchema:schema105,data}];
return false;
}
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern19.test(data)){
validate125.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema105,data}];
return false;
}
else {
if(!(formats34.validate(data))){
validate125.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105,data}];
return false;
}
else {
if(pattern20.test(data)){
validate125.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema105,data}];
return false;
}
}
}
}
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_timezone = validate126;
const schema142 = {"description":"The time zone of these times: an IANA name such as `Europe/Oslo`, case-insensitive. Names\nthat IANA keeps for old programs, such as `EST5EDT` and `US/Pacific`, are valid too. An offset such as\n`+01:00` is refused, and so is an abbreviation that is not a name, such as `BST`. Null is `UTC`.\n","type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema142.type},schema:schema142.type,parentSchema:schema142,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern21.test(data)){
validate126.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",parentSchema:schema142,data}];
return false;
}
else {
if(!(formats66(data))){
validate126.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema142,data}];
return false;
}
}
}
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_reminder_minutes_before = validate127;
const schema143 = {"description":"How many minutes before the start of the event, or of each occurrence if it repeats, its\ncreator and guests are reminded.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":10080};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema143.type},schema:schema143.type,parentSchema:schema143,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 10080 || isNaN(data)){
validate127.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},schema:10080,parentSchema:schema143,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate127.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema143,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate127.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema143,data}];
return false;
}
}
}
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_location = validate128;
const schema144 = {"description":"The place.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema144.type},schema:schema144.type,parentSchema:schema144,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate128.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema144,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate128.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema144,data}];
return false;
}
}
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_meet_link = validate129;
const schema145 = {"description":"The URI of a video call.","type":["string","null"],"format":"uri"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema145.type},schema:schema145.type,parentSchema:schema145,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats70(data))){
validate129.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema145,data}];
return false;
}
}
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_color = validate130;
const schema146 = {"description":"The color of the event in calendars, `#` and 3 or 6 hexadecimal digits.","type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","x-message":"must be # and 3 or 6 hexadecimal digits"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema146.type},schema:schema146.type,parentSchema:schema146,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 7){
validate130.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},schema:7,parentSchema:schema146,data}];
return false;
}
else {
if(!pattern23.test(data)){
validate130.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},schema:"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",parentSchema:schema146,data}];
return false;
}
}
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_order = validate131;
const schema147 = {"description":"A number to sort the event by, stored as it is.","type":["integer","null"],"format":"int64","minimum":-9007199254740991,"maximum":9007199254740991};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema147.type},schema:schema147.type,parentSchema:schema147,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate131.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema147,data}];
return false;
}
else {
if(data < -9007199254740991 || isNaN(data)){
validate131.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema147,data}];
return false;
}
else {
if(!(formats72.validate(data))){
validate131.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema147,data}];
return false;
}
}
}
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_invited_users = validate132;
const schema148 = {"description":"The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user\nwho is not an active member of the workspace is dropped silently.\n","type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema148.type},schema:schema148.type,parentSchema:schema148,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate132.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema148,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate132.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema148.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate132.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema148.items,data:data0}];
return false;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema148.items.type,parentSchema:schema148.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body_version = validate133;
const schema149 = {"description":"The version of the event on which the change is based. If omitted, the event is changed whatever its version.","type":"string","pattern":"^[^\\x00]*$","x-storable":true};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate133.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema149,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate133.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema149,data}];
return false;
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema149.type,parentSchema:schema149,data}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateEvent_200 = validate134;
const schema150 = {"$ref":"contract#/components/schemas/WorkEventResponse"};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema125.required,parentSchema:schema125,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate135.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema125,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate80(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const search_query_q = validate138;
const schema152 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate138.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema152,data}];
return false;
}
else {
if(func1(data) < 1){
validate138.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema152,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate138.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema152,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate138.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema152,data}];
return false;
}
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema152.type,parentSchema:schema152,data}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const search_query_limit = validate139;
const schema153 = {"type":"integer","format":"int32","minimum":1,"maximum":50,"default":20};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema153.type,parentSchema:schema153,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 50 || isNaN(data)){
validate139.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema153,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate139.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema153,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate139.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema153,data}];
return false;
}
}
}
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const search_200 = validate140;
const schema154 = {"$ref":"contract#/components/schemas/SearchResponse"};
const schema155 = {"description":"The results of a search.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"description":"The results, the best first.","type":"array","maxItems":50,"items":{"$ref":"#/components/schemas/SearchResult"}}}};
const schema156 = {"description":"A project or a task that was found.","type":"object","additionalProperties":false,"required":["type","id","title","project","column","completed","matched"],"properties":{"type":{"$ref":"#/components/schemas/SearchResultType"},"id":{"description":"The id of the task or project.","type":"string"},"title":{"description":"The title of the task, or the name of the project.","type":"string"},"project":{"$ref":"#/components/schemas/ProjectRef"},"column":{"description":"The column of the task. Null for a project, and for a task of an inbox.","anyOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"completed":{"description":"Whether the task is completed. Null for a project.","type":["boolean","null"]},"matched":{"$ref":"#/components/schemas/SearchedField"}}};
const schema157 = {"description":"Type of a search result.","type":"string","enum":["task","project"]};
const schema158 = {"description":"The project of a task, or the project itself.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"}}};
const schema160 = {"description":"Field with the words. `description` if at least one of them is only there.","type":"string","enum":["title","description"]};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.project === undefined) && (missing0 = "project"))) || ((data.column === undefined) && (missing0 = "column"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.matched === undefined) && (missing0 = "matched"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema156.required,parentSchema:schema156,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "project")) || (key0 === "column")) || (key0 === "completed")) || (key0 === "matched"))){
validate142.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema156,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate142.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/SearchResultType/type",keyword:"type",params:{type: "string"},schema:schema157.type,parentSchema:schema157,data:data0}];
return false;
}
if(!((data0 === "task") || (data0 === "project"))){
validate142.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/SearchResultType/enum",keyword:"enum",params:{allowedValues: schema157.enum},schema:schema157.enum,parentSchema:schema157,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate142.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema156.properties.id.type,parentSchema:schema156.properties.id,data:data1}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate142.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema156.properties.title.type,parentSchema:schema156.properties.title,data:data2}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
let data3 = data.project;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
validate142.errors = [{instancePath:instancePath+"/project",schemaPath:"#/components/schemas/ProjectRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema158.required,parentSchema:schema158,data:data3}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "name"))){
validate142.errors = [{instancePath:instancePath+"/project",schemaPath:"#/components/schemas/ProjectRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema158,data:data3}];
return false;
break;
}
}
if(_errs12 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate142.errors = [{instancePath:instancePath+"/project/id",schemaPath:"#/components/schemas/ProjectRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema158.properties.id.type,parentSchema:schema158.properties.id,data:data4}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
let data5 = data3.name;
const _errs15 = errors;
if(typeof data5 !== "string"){
validate142.errors = [{instancePath:instancePath+"/project/name",schemaPath:"#/components/schemas/ProjectRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema158.properties.name.type,parentSchema:schema158.properties.name,data:data5}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/project",schemaPath:"#/components/schemas/ProjectRef/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data:data3}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data6 = data.column;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((((data6.id === undefined) && (missing2 = "id")) || ((data6.name === undefined) && (missing2 = "name"))) || ((data6.is_done === undefined) && (missing2 = "is_done"))){
const err0 = {instancePath:instancePath+"/column",schemaPath:"#/components/schemas/TaskCard/required",keyword:"required",params:{missingProperty: missing2},schema:schema98.required,parentSchema:schema98,data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs22 = errors;
for(const key2 in data6){
if(!(((key2 === "id") || (key2 === "name")) || (key2 === "is_done"))){
const err1 = {instancePath:instancePath+"/column",schemaPath:"#/components/schemas/TaskCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema98,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs22 === errors){
if(data6.id !== undefined){
let data7 = data6.id;
const _errs23 = errors;
if(typeof data7 !== "string"){
const err2 = {instancePath:instancePath+"/column/id",schemaPath:"#/components/schemas/TaskCard/properties/id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.id.type,parentSchema:schema98.properties.id,data:data7};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.name !== undefined){
let data8 = data6.name;
const _errs25 = errors;
if(typeof data8 !== "string"){
const err3 = {instancePath:instancePath+"/column/name",schemaPath:"#/components/schemas/TaskCard/properties/name/type",keyword:"type",params:{type: "string"},schema:schema98.properties.name.type,parentSchema:schema98.properties.name,data:data8};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.is_done !== undefined){
let data9 = data6.is_done;
const _errs27 = errors;
if(typeof data9 !== "boolean"){
const err4 = {instancePath:instancePath+"/column/is_done",schemaPath:"#/components/schemas/TaskCard/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema98.properties.is_done.type,parentSchema:schema98.properties.is_done,data:data9};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/column",schemaPath:"#/components/schemas/TaskCard/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
const _errs29 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema156.properties.column.anyOf[1].type,parentSchema:schema156.properties.column.anyOf[1],data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err7 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/anyOf",keyword:"anyOf",params:{},schema:schema156.properties.column.anyOf,parentSchema:schema156.properties.column,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate142.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
let data10 = data.completed;
const _errs31 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate142.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: schema156.properties.completed.type},schema:schema156.properties.completed.type,parentSchema:schema156.properties.completed,data:data10}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.matched !== undefined){
let data11 = data.matched;
const _errs33 = errors;
if(typeof data11 !== "string"){
validate142.errors = [{instancePath:instancePath+"/matched",schemaPath:"#/components/schemas/SearchedField/type",keyword:"type",params:{type: "string"},schema:schema160.type,parentSchema:schema160,data:data11}];
return false;
}
if(!((data11 === "title") || (data11 === "description"))){
validate142.errors = [{instancePath:instancePath+"/matched",schemaPath:"#/components/schemas/SearchedField/enum",keyword:"enum",params:{allowedValues: schema160.enum},schema:schema160.enum,parentSchema:schema160,data:data11}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema155.required,parentSchema:schema155,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate141.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema155,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 50){
validate141.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema155.properties.data,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate142(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema155.properties.data.type,parentSchema:schema155.properties.data,data:data0}];
return false;
}
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_project_id = validate145;
const schema161 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate145.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema161,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate145.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema161,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate145.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema161,data}];
return false;
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema161.type,parentSchema:schema161,data}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_card_id = validate146;
const schema162 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate146.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema162,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate146.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema162,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate146.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema162,data}];
return false;
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema162.type,parentSchema:schema162,data}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_assignee_id = validate147;
const schema163 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate147.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema163,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate147.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema163,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate147.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema163,data}];
return false;
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema163.type,parentSchema:schema163,data}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_completed = validate148;
const schema164 = {"$ref":"contract#/components/schemas/CompletedFilter"};
const schema165 = {"description":"Filters tasks by whether they are completed. `1` is `true`, and `0` is `false`.","type":"string","enum":["true","1","false","0"]};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate148.errors = [{instancePath,schemaPath:"contract#/components/schemas/CompletedFilter/type",keyword:"type",params:{type: "string"},schema:schema165.type,parentSchema:schema165,data}];
return false;
}
if(!((((data === "true") || (data === "1")) || (data === "false")) || (data === "0"))){
validate148.errors = [{instancePath,schemaPath:"contract#/components/schemas/CompletedFilter/enum",keyword:"enum",params:{allowedValues: schema165.enum},schema:schema165.enum,parentSchema:schema165,data}];
return false;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_due = validate149;
const schema166 = {"$ref":"contract#/components/schemas/TaskDueGroup"};
const schema167 = {"description":"Open tasks by their due date.","type":"string","enum":["overdue","today","week","later","none"]};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate149.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskDueGroup/type",keyword:"type",params:{type: "string"},schema:schema167.type,parentSchema:schema167,data}];
return false;
}
if(!(((((data === "overdue") || (data === "today")) || (data === "week")) || (data === "later")) || (data === "none"))){
validate149.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskDueGroup/enum",keyword:"enum",params:{allowedValues: schema167.enum},schema:schema167.enum,parentSchema:schema167,data}];
return false;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_q = validate150;
const schema168 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate150.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema168,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate150.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema168,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate150.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema168,data}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema168.type,parentSchema:schema168,data}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_sort = validate151;
const schema169 = {"$ref":"contract#/components/schemas/TaskSort"};
const schema170 = {"description":"The order of a list of tasks.","type":"string","enum":["board","due","created","updated","title","priority"]};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate151.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskSort/type",keyword:"type",params:{type: "string"},schema:schema170.type,parentSchema:schema170,data}];
return false;
}
if(!((((((data === "board") || (data === "due")) || (data === "created")) || (data === "updated")) || (data === "title")) || (data === "priority"))){
validate151.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskSort/enum",keyword:"enum",params:{allowedValues: schema170.enum},schema:schema170.enum,parentSchema:schema170,data}];
return false;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_order = validate152;
const schema171 = {"$ref":"contract#/components/schemas/SortOrder"};
const schema172 = {"description":"The direction of a sort.","type":"string","enum":["asc","desc"]};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate152.errors = [{instancePath,schemaPath:"contract#/components/schemas/SortOrder/type",keyword:"type",params:{type: "string"},schema:schema172.type,parentSchema:schema172,data}];
return false;
}
if(!((data === "asc") || (data === "desc"))){
validate152.errors = [{instancePath,schemaPath:"contract#/components/schemas/SortOrder/enum",keyword:"enum",params:{allowedValues: schema172.enum},schema:schema172.enum,parentSchema:schema172,data}];
return false;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_timezone = validate153;
const schema173 = {"type":"string","format":"time-zone","x-message":"must be the IANA name of a time zone"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats66(data))){
validate153.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema173,data}];
return false;
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema173.type,parentSchema:schema173,data}];
return false;
}
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_cursor = validate154;
const schema174 = {"type":"string","maxLength":1024};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate154.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema174,data}];
return false;
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema174.type,parentSchema:schema174,data}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_200 = validate155;
const schema175 = {"$ref":"contract#/components/schemas/WorkTaskList"};
const schema176 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/WorkTask"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema176.required,parentSchema:schema176,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema176,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate83(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema176.properties.data.type,parentSchema:schema176.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate156.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema38.required,parentSchema:schema38,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate156.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema38,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate156.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema38.properties.next_cursor.type},schema:schema38.properties.next_cursor.type,parentSchema:schema38.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema176.type,parentSchema:schema176,data}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createTask_header_Idempotency$2d$Key = validate159;
const schema178 = {"type":"string","minLength":1,"maxLength":255};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate159.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema178,data}];
return false;
}
else {
if(func1(data) < 1){
validate159.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema178,data}];
return false;
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema178.type,parentSchema:schema178,data}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body = validate160;
const schema179 = {"$ref":"contract#/components/schemas/WorkTaskCreate"};
const schema180 = {"description":"A task to create. Unknown fields are ignored.","type":"object","required":["title"],"properties":{"title":{"description":"The title. It must contain a character other than white space.","type":"string","minLength":1,"maxLength":500,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"card_id":{"description":"The column to create the task in.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"project_id":{"description":"The project to create the task in, in its first column that is not a done column. With `card_id`, it must be the\ncolumn's project.\n","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"description":{"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true},"priority":{"description":"The priority. `none` is a value, stored and returned as `none`.","oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"progress":{"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100},"end_date":{"description":"The date on which the task is due, `YYYY-MM-DD`. Returned as `due_date`.","type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},"end_time":{"description":"The time of day at which the task is due, `HH:mm`. Returned as `due_time`. Validated, then dropped, if there is no\n`end_date`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"},"user_ids":{"description":"The user ids of the assignees, at most 100; repeated ones count once. Returned as `assignee_ids`.","type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}},"reminder_date":{"description":"When the assignees are reminded, or the creator if there are none.","$ref":"#/components/schemas/Instant"},"recurrence":{"description":"How often the task recurs. Completing it creates the next one.","oneOf":[{"$ref":"#/components/schemas/TaskRecurrence"},{"type":"null"}]}}};
const schema181 = {"description":"The priority that a task can be given.","type":"string","enum":["low","medium","high","urgent","none"]};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema180.required,parentSchema:schema180,data}];
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 500){
validate161.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema180.properties.title,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate161.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema180.properties.title,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate161.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema180.properties.title,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate161.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema180.properties.title,data:data0}];
return false;
}
}
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema180.properties.title.type,parentSchema:schema180.properties.title,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_id !== undefined){
let data1 = data.card_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate161.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: schema180.properties.card_id.type},schema:schema180.properties.card_id.type,parentSchema:schema180.properties.card_id,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate161.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema180.properties.card_id,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate161.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema180.properties.card_id,data:data1}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data2 = data.project_id;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate161.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema180.properties.project_id.type},schema:schema180.properties.project_id.type,parentSchema:schema180.properties.project_id,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate161.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema180.properties.project_id,data:data2}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\0")){
validate161.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema180.properties.project_id,data:data2}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate161.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema180.properties.description.type},schema:schema180.properties.description.type,parentSchema:schema180.properties.description,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 20000){
validate161.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema180.properties.description,data:data3}];
return false;
}
else {
if(!pattern5.test(data3)){
validate161.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema180.properties.description,data:data3}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\0")){
validate161.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema180.properties.description,data:data3}];
return false;
}
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data4 = data.priority;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
let passing0 = null;
const _errs11 = errors;
if(typeof data4 !== "string"){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},schema:schema181.type,parentSchema:schema181,data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data4 === "low") || (data4 === "medium")) || (data4 === "high")) || (data4 === "urgent")) || (data4 === "none"))){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema181.enum},schema:schema181.enum,parentSchema:schema181,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema180.properties.priority.oneOf[1].type,parentSchema:schema180.properties.priority.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema180.properties.priority.oneOf,parentSchema:schema180.properties.priority,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate161.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data5 = data.progress;
const _errs16 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate161.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema180.properties.progress.type},schema:schema180.properties.progress.type,parentSchema:schema180.properties.progress,data:data5}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
validate161.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema180.properties.progress,data:data5}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate161.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema180.properties.progress,data:data5}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate161.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema180.properties.progress,data:data5}];
return false;
}
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data6 = data.end_date;
const _errs18 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate161.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema180.properties.end_date.type},schema:schema180.properties.end_date.type,parentSchema:schema180.properties.end_date,data:data6}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern16.test(data6)){
validate161.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema180.properties.end_date,data:data6}];
return false;
}
else {
if(!(formats32.validate(data6))){
validate161.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema180.properties.end_date,data:data6}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data7 = data.end_time;
const _errs20 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate161.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema180.properties.end_time.type},schema:schema180.properties.end_time.type,parentSchema:schema180.properties.end_time,data:data7}];
return false;
}
if(errors === _errs20){
if(typeof data7 === "string"){
if(!pattern17.test(data7)){
validate161.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema180.properties.end_time,data:data7}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_ids !== undefined){
let data8 = data.user_ids;
const _errs22 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate161.errors = [{instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/type",keyword:"type",params:{type: schema180.properties.user_ids.type},schema:schema180.properties.user_ids.type,parentSchema:schema180.properties.user_ids,data:data8}];
return false;
}
if(errors === _errs22){
if(Array.isArray(data8)){
if(data8.length > 100){
validate161.errors = [{instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema180.properties.user_ids,data:data8}];
return false;
}
else {
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs24 = errors;
if(errors === _errs24){
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
validate161.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema180.properties.user_ids.items,data:data9}];
return false;
}
else {
if(!data9.isWellFormed() || data9.includes("\0")){
validate161.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema180.properties.user_ids.items,data:data9}];
return false;
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema180.properties.user_ids.items.type,parentSchema:schema180.properties.user_ids.items,data:data9}];
return false;
}
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_date !== undefined){
let data10 = data.reminder_date;
const _errs26 = errors;
const _errs27 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate161.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/type",keyword:"type",params:{type: schema105.type},schema:schema105.type,parentSchema:schema105,data:data10}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data10 === "string"){
if(!pattern19.test(data10)){
validate161.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema105,data:data10}];
return false;
}
else {
if(!(formats34.validate(data10))){
validate161.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105,data:data10}];
return false;
}
else {
if(pattern20.test(data10)){
validate161.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema105,data:data10}];
return false;
}
}
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recurrence !== undefined){
let data11 = data.recurrence;
const _errs29 = errors;
const _errs30 = errors;
let valid5 = false;
let passing1 = null;
const _errs31 = errors;
if(typeof data11 !== "string"){
const err4 = {instancePath:instancePath+"/recurrence",schemaPath:"#/components/schemas/TaskRecurrence/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data:data11};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data11 === "daily") || (data11 === "weekly")) || (data11 === "monthly")) || (data11 === "yearly"))){
const err5 = {instancePath:instancePath+"/recurrence",schemaPath:"#/components/schemas/TaskRecurrence/enum",keyword:"enum",params:{allowedValues: schema99.enum},schema:schema99.enum,parentSchema:schema99,data:data11};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs31 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs34 = errors;
if(data11 !== null){
const err6 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema180.properties.recurrence.oneOf[1].type,parentSchema:schema180.properties.recurrence.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs34 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err7 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema180.properties.recurrence.oneOf,parentSchema:schema180.properties.recurrence,data:data11};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate161.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"title":true,"card_id":true,"project_id":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"user_ids":true,"reminder_date":true,"recurrence":true},"dynamicProps":false,"dynamicItems":false};


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"title":true,"card_id":true,"project_id":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"user_ids":true,"reminder_date":true,"recurrence":true},"dynamicProps":false,"dynamicItems":false};

export const createTask_body_title = validate163;
const schema184 = {"description":"The title. It must contain a character other than white space.","type":"string","minLength":1,"maxLength":500,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate163.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema184,data}];
return false;
}
else {
if(func1(data) < 1){
validate163.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema184,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate163.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema184,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate163.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema184,data}];
return false;
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema184.type,parentSchema:schema184,data}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_card_id = validate164;
const schema185 = {"description":"The column to create the task in.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema185.type},schema:schema185.type,parentSchema:schema185,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate164.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema185,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate164.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema185,data}];
return false;
}
}
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_project_id = validate165;
const schema186 = {"description":"The project to create the task in, in its first column that is not a done column. With `card_id`, it must be the\ncolumn's project.\n","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema186.type},schema:schema186.type,parentSchema:schema186,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate165.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema186,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate165.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema186,data}];
return false;
}
}
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_description = validate166;
const schema187 = {"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema187.type},schema:schema187.type,parentSchema:schema187,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate166.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema187,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate166.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema187,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate166.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema187,data}];
return false;
}
}
}
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_priority = validate167;
const schema188 = {"description":"The priority. `none` is a value, stored and returned as `none`.","oneOf":[{"$ref":"contract#/components/schemas/TaskPriority"},{"type":"null"}]};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},schema:schema181.type,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "low") || (data === "medium")) || (data === "high")) || (data === "urgent")) || (data === "none"))){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema181.enum},schema:schema181.enum,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema188.oneOf[1].type,parentSchema:schema188.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema188.oneOf,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate167.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_progress = validate168;
const schema190 = {"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema190.type},schema:schema190.type,parentSchema:schema190,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate168.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema190,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate168.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema190,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate168.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema190,data}];
return false;
}
}
}
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_end_date = validate169;
const schema191 = {"description":"The date on which the task is due, `YYYY-MM-DD`. Returned as `due_date`.","type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema191.type},schema:schema191.type,parentSchema:schema191,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
validate169.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema191,data}];
return false;
}
else {
if(!(formats32.validate(data))){
validate169.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema191,data}];
return false;
}
}
}
}
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_end_time = validate170;
const schema192 = {"description":"The time of day at which the task is due, `HH:mm`. Returned as `due_time`. Validated, then dropped, if there is no\n`end_date`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema192.type},schema:schema192.type,parentSchema:schema192,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate170.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema192,data}];
return false;
}
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_user_ids = validate171;
const schema193 = {"description":"The user ids of the assignees, at most 100; repeated ones count once. Returned as `assignee_ids`.","type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema193.type},schema:schema193.type,parentSchema:schema193,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate171.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema193,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate171.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema193.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate171.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema193.items,data:data0}];
return false;
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema193.items.type,parentSchema:schema193.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createTask_body_reminder_date = validate172;
const schema194 = {"description":"When the assignees are reminded, or the creator if there are none.","$ref":"contract#/components/schemas/Instant"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate172.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/type",keyword:"type",params:{type: schema105.type},schema:schema105.type,parentSchema:schema105,data}];
return false;
}
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern19.test(data)){
validate172.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema105,data}];
return false;
}
else {
if(!(formats34.validate(data))){
validate172.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105,data}];
return false;
}
else {
if(pattern20.test(data)){
validate172.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema105,data}];
return false;
}
}
}
}
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_recurrence = validate173;
const schema196 = {"description":"How often the task recurs. Completing it creates the next one.","oneOf":[{"$ref":"contract#/components/schemas/TaskRecurrence"},{"type":"null"}]};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/TaskRecurrence/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "daily") || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/TaskRecurrence/enum",keyword:"enum",params:{allowedValues: schema99.enum},schema:schema99.enum,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema196.oneOf[1].type,parentSchema:schema196.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema196.oneOf,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate173.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_201 = validate174;
const schema198 = {"$ref":"contract#/components/schemas/WorkTaskResponse"};
const schema199 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkTask"}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema199.required,parentSchema:schema199,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate175.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema199,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate83(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema199.type,parentSchema:schema199,data}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getTask_200 = validate178;
const schema200 = {"$ref":"contract#/components/schemas/WorkTaskResponse"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema199.required,parentSchema:schema199,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate179.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema199,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate83(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema199.type,parentSchema:schema199,data}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateTask_body = validate182;
const schema202 = {"$ref":"contract#/components/schemas/WorkTaskUpdate"};
const schema203 = {"description":"Fields of a task to change. Unknown fields are ignored.","type":"object","properties":{"title":{"description":"The title. Null is the empty string.","type":["string","null"],"maxLength":500,"pattern":"^[^\\x00]*$","x-storable":true},"description":{"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true},"priority":{"description":"The priority. `none` is a value, stored and returned as `none`.","oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"progress":{"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100},"end_date":{"description":"The date on which the task is due, `YYYY-MM-DD`. Returned as `due_date`.","type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},"end_time":{"description":"The time of day at which the task is due, `HH:mm`. Returned as `due_time`. Validated, then dropped, if there is no\n`end_date`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"},"user_ids":{"description":"The user ids of the assignees, at most 100; repeated ones count once. Returned as `assignee_ids`.","type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}},"reminder_date":{"description":"When the assignees are reminded, or the creator if there are none.","$ref":"#/components/schemas/Instant"},"recurrence":{"description":"How often the task recurs. Completing it creates the next one.","oneOf":[{"$ref":"#/components/schemas/TaskRecurrence"},{"type":"null"}]},"version":{"description":"The version of the task on which the change is based.","type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate183.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema203.properties.title.type},schema:schema203.properties.title.type,parentSchema:schema203.properties.title,data:data0}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 500){
validate183.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema203.properties.title,data:data0}];
return false;
}
else {
if(!pattern5.test(data0)){
validate183.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema203.properties.title,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate183.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema203.properties.title,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate183.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema203.properties.description.type},schema:schema203.properties.description.type,parentSchema:schema203.properties.description,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate183.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema203.properties.description,data:data1}];
return false;
}
else {
if(!pattern5.test(data1)){
validate183.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema203.properties.description,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate183.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema203.properties.description,data:data1}];
return false;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data2 = data.priority;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},schema:schema181.type,parentSchema:schema181,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data2 === "low") || (data2 === "medium")) || (data2 === "high")) || (data2 === "urgent")) || (data2 === "none"))){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema181.enum},schema:schema181.enum,parentSchema:schema181,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema203.properties.priority.oneOf[1].type,parentSchema:schema203.properties.priority.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema203.properties.priority.oneOf,parentSchema:schema203.properties.priority,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate183.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data3 = data.progress;
const _errs12 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate183.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema203.properties.progress.type},schema:schema203.properties.progress.type,parentSchema:schema203.properties.progress,data:data3}];
return false;
}
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate183.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema203.properties.progress,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate183.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema203.properties.progress,data:data3}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate183.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema203.properties.progress,data:data3}];
return false;
}
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data4 = data.end_date;
const _errs14 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate183.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema203.properties.end_date.type},schema:schema203.properties.end_date.type,parentSchema:schema203.properties.end_date,data:data4}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
validate183.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema203.properties.end_date,data:data4}];
return false;
}
else {
if(!(formats32.validate(data4))){
validate183.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema203.properties.end_date,data:data4}];
return false;
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data5 = data.end_time;
const _errs16 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate183.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema203.properties.end_time.type},schema:schema203.properties.end_time.type,parentSchema:schema203.properties.end_time,data:data5}];
return false;
}
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern17.test(data5)){
validate183.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema203.properties.end_time,data:data5}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_ids !== undefined){
let data6 = data.user_ids;
const _errs18 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate183.errors = [{instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/type",keyword:"type",params:{type: schema203.properties.user_ids.type},schema:schema203.properties.user_ids.type,parentSchema:schema203.properties.user_ids,data:data6}];
return false;
}
if(errors === _errs18){
if(Array.isArray(data6)){
if(data6.length > 100){
validate183.errors = [{instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema203.properties.user_ids,data:data6}];
return false;
}
else {
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate183.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema203.properties.user_ids.items,data:data7}];
return false;
}
else {
if(!data7.isWellFormed() || data7.includes("\0")){
validate183.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema203.properties.user_ids.items,data:data7}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema203.properties.user_ids.items.type,parentSchema:schema203.properties.user_ids.items,data:data7}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_date !== undefined){
let data8 = data.reminder_date;
const _errs22 = errors;
const _errs23 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate183.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/type",keyword:"type",params:{type: schema105.type},schema:schema105.type,parentSchema:schema105,data:data8}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data8 === "string"){
if(!pattern19.test(data8)){
validate183.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema105,data:data8}];
return false;
}
else {
if(!(formats34.validate(data8))){
validate183.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105,data:data8}];
return false;
}
else {
if(pattern20.test(data8)){
validate183.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema105,data:data8}];
return false;
}
}
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recurrence !== undefined){
let data9 = data.recurrence;
const _errs25 = errors;
const _errs26 = errors;
let valid5 = false;
let passing1 = null;
const _errs27 = errors;
if(typeof data9 !== "string"){
const err4 = {instancePath:instancePath+"/recurrence",schemaPath:"#/components/schemas/TaskRecurrence/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data:data9};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data9 === "daily") || (data9 === "weekly")) || (data9 === "monthly")) || (data9 === "yearly"))){
const err5 = {instancePath:instancePath+"/recurrence",schemaPath:"#/components/schemas/TaskRecurrence/enum",keyword:"enum",params:{allowedValues: schema99.enum},schema:schema99.enum,parentSchema:schema99,data:data9};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs27 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs30 = errors;
if(data9 !== null){
const err6 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema203.properties.recurrence.oneOf[1].type,parentSchema:schema203.properties.recurrence.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs30 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err7 = {instancePath:instancePath+"/recurrence",schemaPath:"#/properties/recurrence/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema203.properties.recurrence.oneOf,parentSchema:schema203.properties.recurrence,data:data9};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate183.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data10 = data.version;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data10 === "string"){
if(func1(data10) > 255){
validate183.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema203.properties.version,data:data10}];
return false;
}
else {
if(!pattern5.test(data10)){
validate183.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema203.properties.version,data:data10}];
return false;
}
else {
if(!data10.isWellFormed() || data10.includes("\0")){
validate183.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema203.properties.version,data:data10}];
return false;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema203.properties.version.type,parentSchema:schema203.properties.version,data:data10}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema203.type,parentSchema:schema203,data}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"title":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"user_ids":true,"reminder_date":true,"recurrence":true,"version":true},"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"title":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"user_ids":true,"reminder_date":true,"recurrence":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_title = validate185;
const schema207 = {"description":"The title. Null is the empty string.","type":["string","null"],"maxLength":500,"pattern":"^[^\\x00]*$","x-storable":true};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema207.type},schema:schema207.type,parentSchema:schema207,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate185.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema207,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate185.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema207,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate185.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema207,data}];
return false;
}
}
}
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_description = validate186;
const schema208 = {"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema208.type},schema:schema208.type,parentSchema:schema208,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate186.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema208,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate186.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema208,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate186.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema208,data}];
return false;
}
}
}
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_priority = validate187;
const schema209 = {"description":"The priority. `none` is a value, stored and returned as `none`.","oneOf":[{"$ref":"contract#/components/schemas/TaskPriority"},{"type":"null"}]};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},schema:schema181.type,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "low") || (data === "medium")) || (data === "high")) || (data === "urgent")) || (data === "none"))){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema181.enum},schema:schema181.enum,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema209.oneOf[1].type,parentSchema:schema209.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema209.oneOf,parentSchema:schema209,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate187.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_progress = validate188;
const schema211 = {"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema211.type},schema:schema211.type,parentSchema:schema211,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate188.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema211,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate188.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema211,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate188.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema211,data}];
return false;
}
}
}
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_end_date = validate189;
const schema212 = {"description":"The date on which the task is due, `YYYY-MM-DD`. Returned as `due_date`.","type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema212.type},schema:schema212.type,parentSchema:schema212,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
validate189.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema212,data}];
return false;
}
else {
if(!(formats32.validate(data))){
validate189.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema212,data}];
return false;
}
}
}
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_end_time = validate190;
const schema213 = {"description":"The time of day at which the task is due, `HH:mm`. Returned as `due_time`. Validated, then dropped, if there is no\n`end_date`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema213.type},schema:schema213.type,parentSchema:schema213,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern17.test(data)){
validate190.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema213,data}];
return false;
}
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_user_ids = validate191;
const schema214 = {"description":"The user ids of the assignees, at most 100; repeated ones count once. Returned as `assignee_ids`.","type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema214.type},schema:schema214.type,parentSchema:schema214,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate191.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema214,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate191.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema214.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate191.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema214.items,data:data0}];
return false;
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema214.items.type,parentSchema:schema214.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_reminder_date = validate192;
const schema215 = {"description":"When the assignees are reminded, or the creator if there are none.","$ref":"contract#/components/schemas/Instant"};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate192.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/type",keyword:"type",params:{type: schema105.type},schema:schema105.type,parentSchema:schema105,data}];
return false;
}
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern19.test(data)){
validate192.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema105,data}];
return false;
}
else {
if(!(formats34.validate(data))){
validate192.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema105,data}];
return false;
}
else {
if(pattern20.test(data)){
validate192.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema105,data}];
return false;
}
}
}
}
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_recurrence = validate193;
const schema217 = {"description":"How often the task recurs. Completing it creates the next one.","oneOf":[{"$ref":"contract#/components/schemas/TaskRecurrence"},{"type":"null"}]};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/TaskRecurrence/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "daily") || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/TaskRecurrence/enum",keyword:"enum",params:{allowedValues: schema99.enum},schema:schema99.enum,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema217.oneOf[1].type,parentSchema:schema217.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema217.oneOf,parentSchema:schema217,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate193.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_version = validate194;
const schema219 = {"description":"The version of the task on which the change is based.","type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate194.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema219,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate194.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema219,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate194.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema219,data}];
return false;
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema219.type,parentSchema:schema219,data}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_200 = validate195;
const schema220 = {"$ref":"contract#/components/schemas/WorkTaskResponse"};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema199.required,parentSchema:schema199,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema199,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate83(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema199.type,parentSchema:schema199,data}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate196(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const changeTasks_header_Idempotency$2d$Key = validate199;
const schema222 = {"type":"string","minLength":1,"maxLength":255};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate199.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema222,data}];
return false;
}
else {
if(func1(data) < 1){
validate199.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema222,data}];
return false;
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema222.type,parentSchema:schema222,data}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const changeTasks_body = validate200;
const schema223 = {"$ref":"contract#/components/schemas/TasksChange"};
const schema224 = {"description":"The tasks, and either `change` or `delete`.","type":"object","required":["task_ids"],"properties":{"task_ids":{"description":"The ids of the tasks.","type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}},"change":{"$ref":"#/components/schemas/TaskFieldsChange"},"delete":{"$ref":"#/components/schemas/DeletionFlag"}}};
const schema227 = {"description":"Deletes the tasks.","type":"boolean","enum":[true]};
const schema225 = {"description":"What changes in each of the tasks: at least one field. Omitted fields keep their values, null clears a field, and\nunknown fields are ignored.\n","type":"object","properties":{"progress":{"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100},"card_id":{"description":"The column to whose end the tasks are moved. A task of another project is refused with `not_found`.","type":"string","pattern":"^[^\\x00]*$","x-storable":true},"priority":{"description":"The priority. `none` is a value, stored and returned as `none`.","oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"end_date":{"description":"The date on which the tasks are due, `YYYY-MM-DD`. Null also clears the time.","type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},"add_user_ids":{"description":"The user ids of people to assign. A task of a project that one of them does not see is refused.","type":"array","minItems":1,"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}},"remove_user_ids":{"description":"The user ids of people to unassign. May not contain people to assign.","type":"array","minItems":1,"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.progress !== undefined){
let data0 = data.progress;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate202.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema225.properties.progress.type},schema:schema225.properties.progress.type,parentSchema:schema225.properties.progress,data:data0}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate202.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema225.properties.progress,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate202.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema225.properties.progress,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate202.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema225.properties.progress,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_id !== undefined){
let data1 = data.card_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate202.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema225.properties.card_id,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate202.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema225.properties.card_id,data:data1}];
return false;
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: "string"},schema:schema225.properties.card_id.type,parentSchema:schema225.properties.card_id,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data2 = data.priority;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},schema:schema181.type,parentSchema:schema181,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data2 === "low") || (data2 === "medium")) || (data2 === "high")) || (data2 === "urgent")) || (data2 === "none"))){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema181.enum},schema:schema181.enum,parentSchema:schema181,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema225.properties.priority.oneOf[1].type,parentSchema:schema225.properties.priority.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema225.properties.priority.oneOf,parentSchema:schema225.properties.priority,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate202.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data3 = data.end_date;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate202.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema225.properties.end_date.type},schema:schema225.properties.end_date.type,parentSchema:schema225.properties.end_date,data:data3}];
return false;
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern16.test(data3)){
validate202.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema225.properties.end_date,data:data3}];
return false;
}
else {
if(!(formats32.validate(data3))){
validate202.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema225.properties.end_date,data:data3}];
return false;
}
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_user_ids !== undefined){
let data4 = data.add_user_ids;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
if(data4.length > 100){
validate202.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema225.properties.add_user_ids,data:data4}];
return false;
}
else {
if(data4.length < 1){
validate202.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema225.properties.add_user_ids,data:data4}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
validate202.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema225.properties.add_user_ids.items,data:data5}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\0")){
validate202.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema225.properties.add_user_ids.items,data:data5}];
return false;
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema225.properties.add_user_ids.items.type,parentSchema:schema225.properties.add_user_ids.items,data:data5}];
return false;
}
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/type",keyword:"type",params:{type: "array"},schema:schema225.properties.add_user_ids.type,parentSchema:schema225.properties.add_user_ids,data:data4}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remove_user_ids !== undefined){
let data6 = data.remove_user_ids;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data6)){
if(data6.length > 100){
validate202.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema225.properties.remove_user_ids,data:data6}];
return false;
}
else {
if(data6.length < 1){
validate202.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema225.properties.remove_user_ids,data:data6}];
return false;
}
else {
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate202.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema225.properties.remove_user_ids.items,data:data7}];
return false;
}
else {
if(!data7.isWellFormed() || data7.includes("\0")){
validate202.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema225.properties.remove_user_ids.items,data:data7}];
return false;
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema225.properties.remove_user_ids.items.type,parentSchema:schema225.properties.remove_user_ids.items,data:data7}];
return false;
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/type",keyword:"type",params:{type: "array"},schema:schema225.properties.remove_user_ids.type,parentSchema:schema225.properties.remove_user_ids,data:data6}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema225.type,parentSchema:schema225,data}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":{"progress":true,"card_id":true,"priority":true,"end_date":true,"add_user_ids":true,"remove_user_ids":true},"dynamicProps":false,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task_ids === undefined) && (missing0 = "task_ids")){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema224.required,parentSchema:schema224,data}];
return false;
}
else {
if(data.task_ids !== undefined){
let data0 = data.task_ids;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate201.errors = [{instancePath:instancePath+"/task_ids",schemaPath:"#/properties/task_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema224.properties.task_ids,data:data0}];
return false;
}
else {
if(data0.length < 1){
validate201.errors = [{instancePath:instancePath+"/task_ids",schemaPath:"#/properties/task_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema224.properties.task_ids,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate201.errors = [{instancePath:instancePath+"/task_ids/" + i0,schemaPath:"#/properties/task_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema224.properties.task_ids.items,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate201.errors = [{instancePath:instancePath+"/task_ids/" + i0,schemaPath:"#/properties/task_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema224.properties.task_ids.items,data:data1}];
return false;
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/task_ids/" + i0,schemaPath:"#/properties/task_ids/items/type",keyword:"type",params:{type: "string"},schema:schema224.properties.task_ids.items.type,parentSchema:schema224.properties.task_ids.items,data:data1}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate201.errors = [{instancePath:instancePath+"/task_ids",schemaPath:"#/properties/task_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema224.properties.task_ids,data:data0}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/task_ids",schemaPath:"#/properties/task_ids/type",keyword:"type",params:{type: "array"},schema:schema224.properties.task_ids.type,parentSchema:schema224.properties.task_ids,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
const _errs5 = errors;
if(!(validate202(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delete !== undefined){
let data3 = data.delete;
const _errs6 = errors;
if(typeof data3 !== "boolean"){
validate201.errors = [{instancePath:instancePath+"/delete",schemaPath:"#/components/schemas/DeletionFlag/type",keyword:"type",params:{type: "boolean"},schema:schema227.type,parentSchema:schema227,data:data3}];
return false;
}
if(!(data3 === true)){
validate201.errors = [{instancePath:instancePath+"/delete",schemaPath:"#/components/schemas/DeletionFlag/enum",keyword:"enum",params:{allowedValues: schema227.enum},schema:schema227.enum,parentSchema:schema227,data:data3}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema224.type,parentSchema:schema224,data}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"task_ids":true,"change":true,"delete":true},"dynamicProps":false,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":{"task_ids":true,"change":true,"delete":true},"dynamicProps":false,"dynamicItems":false};

export const changeTasks_body_task_ids = validate205;
const schema228 = {"description":"The ids of the tasks.","type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate205.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema228,data}];
return false;
}
else {
if(data.length < 1){
validate205.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema228,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate205.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema228.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate205.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema228.items,data:data0}];
return false;
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema228.items.type,parentSchema:schema228.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate205.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema228,data}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema228.type,parentSchema:schema228,data}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const changeTasks_body_change = validate206;
const schema229 = {"$ref":"contract#/components/schemas/TaskFieldsChange"};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.progress !== undefined){
let data0 = data.progress;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate207.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema225.properties.progress.type},schema:schema225.properties.progress.type,parentSchema:schema225.properties.progress,data:data0}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate207.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema225.properties.progress,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate207.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema225.properties.progress,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate207.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema225.properties.progress,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card_id !== undefined){
let data1 = data.card_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate207.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema225.properties.card_id,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate207.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema225.properties.card_id,data:data1}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: "string"},schema:schema225.properties.card_id.type,parentSchema:schema225.properties.card_id,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data2 = data.priority;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},schema:schema181.type,parentSchema:schema181,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data2 === "low") || (data2 === "medium")) || (data2 === "high")) || (data2 === "urgent")) || (data2 === "none"))){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema181.enum},schema:schema181.enum,parentSchema:schema181,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema225.properties.priority.oneOf[1].type,parentSchema:schema225.properties.priority.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema225.properties.priority.oneOf,parentSchema:schema225.properties.priority,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate207.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data3 = data.end_date;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate207.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema225.properties.end_date.type},schema:schema225.properties.end_date.type,parentSchema:schema225.properties.end_date,data:data3}];
return false;
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern16.test(data3)){
validate207.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema225.properties.end_date,data:data3}];
return false;
}
else {
if(!(formats32.validate(data3))){
validate207.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema225.properties.end_date,data:data3}];
return false;
}
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_user_ids !== undefined){
let data4 = data.add_user_ids;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
if(data4.length > 100){
validate207.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema225.properties.add_user_ids,data:data4}];
return false;
}
else {
if(data4.length < 1){
validate207.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema225.properties.add_user_ids,data:data4}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
validate207.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema225.properties.add_user_ids.items,data:data5}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\0")){
validate207.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema225.properties.add_user_ids.items,data:data5}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/add_user_ids/" + i0,schemaPath:"#/properties/add_user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema225.properties.add_user_ids.items.type,parentSchema:schema225.properties.add_user_ids.items,data:data5}];
return false;
}
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/add_user_ids",schemaPath:"#/properties/add_user_ids/type",keyword:"type",params:{type: "array"},schema:schema225.properties.add_user_ids.type,parentSchema:schema225.properties.add_user_ids,data:data4}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remove_user_ids !== undefined){
let data6 = data.remove_user_ids;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data6)){
if(data6.length > 100){
validate207.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema225.properties.remove_user_ids,data:data6}];
return false;
}
else {
if(data6.length < 1){
validate207.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema225.properties.remove_user_ids,data:data6}];
return false;
}
else {
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate207.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema225.properties.remove_user_ids.items,data:data7}];
return false;
}
else {
if(!data7.isWellFormed() || data7.includes("\0")){
validate207.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema225.properties.remove_user_ids.items,data:data7}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/remove_user_ids/" + i1,schemaPath:"#/properties/remove_user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema225.properties.remove_user_ids.items.type,parentSchema:schema225.properties.remove_user_ids.items,data:data7}];
return false;
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/remove_user_ids",schemaPath:"#/properties/remove_user_ids/type",keyword:"type",params:{type: "array"},schema:schema225.properties.remove_user_ids.type,parentSchema:schema225.properties.remove_user_ids,data:data6}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema225.type,parentSchema:schema225,data}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"progress":true,"card_id":true,"priority":true,"end_date":true,"add_user_ids":true,"remove_user_ids":true},"dynamicProps":false,"dynamicItems":false};


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"progress":true,"card_id":true,"priority":true,"end_date":true,"add_user_ids":true,"remove_user_ids":true},"dynamicProps":false,"dynamicItems":false};

export const changeTasks_body_delete = validate209;
const schema232 = {"$ref":"contract#/components/schemas/DeletionFlag"};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate209.errors = [{instancePath,schemaPath:"contract#/components/schemas/DeletionFlag/type",keyword:"type",params:{type: "boolean"},schema:schema227.type,parentSchema:schema227,data}];
return false;
}
if(!(data === true)){
validate209.errors = [{instancePath,schemaPath:"contract#/components/schemas/DeletionFlag/enum",keyword:"enum",params:{allowedValues: schema227.enum},schema:schema227.enum,parentSchema:schema227,data}];
return false;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const changeTasks_200 = validate210;
const schema234 = {"$ref":"contract#/components/schemas/ChangedTasksResponse"};
const schema235 = {"description":"The result of changing several tasks.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ChangedTasks"}}};
const schema236 = {"description":"The tasks that were changed, and those that were refused, both in the order of the request.","type":"object","additionalProperties":false,"required":["changed","refused"],"properties":{"changed":{"description":"The ids of the tasks that were not refused. Some may already have had the values.","type":"array","maxItems":100,"items":{"type":"string"}},"refused":{"description":"The tasks that may not be changed.","type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/RefusedTask"}}}};
const schema237 = {"description":"A task that was not changed, with the error of the operation on a single task.","type":"object","additionalProperties":false,"required":["id","code","message"],"properties":{"id":{"description":"The id, as in the request.","type":"string"},"code":{"description":"The error code.","type":"string"},"message":{"description":"The reason, as a sentence.","type":"string"}}};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.changed === undefined) && (missing0 = "changed")) || ((data.refused === undefined) && (missing0 = "refused"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema236.required,parentSchema:schema236,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "changed") || (key0 === "refused"))){
validate212.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema236,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.changed !== undefined){
let data0 = data.changed;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate212.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema236.properties.changed,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
validate212.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},schema:schema236.properties.changed.items.type,parentSchema:schema236.properties.changed.items,data:data1}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},schema:schema236.properties.changed.type,parentSchema:schema236.properties.changed,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refused !== undefined){
let data2 = data.refused;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 100){
validate212.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema236.properties.refused,data:data2}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.id === undefined) && (missing1 = "id")) || ((data3.code === undefined) && (missing1 = "code"))) || ((data3.message === undefined) && (missing1 = "message"))){
validate212.errors = [{instancePath:instancePath+"/refused/" + i1,schemaPath:"#/components/schemas/RefusedTask/required",keyword:"required",params:{missingProperty: missing1},schema:schema237.required,parentSchema:schema237,data:data3}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "code")) || (key1 === "message"))){
validate212.errors = [{instancePath:instancePath+"/refused/" + i1,schemaPath:"#/components/schemas/RefusedTask/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema237,data:data3}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate212.errors = [{instancePath:instancePath+"/refused/" + i1+"/id",schemaPath:"#/components/schemas/RefusedTask/properties/id/type",keyword:"type",params:{type: "string"},schema:schema237.properties.id.type,parentSchema:schema237.properties.id,data:data4}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.code !== undefined){
let data5 = data3.code;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate212.errors = [{instancePath:instancePath+"/refused/" + i1+"/code",schemaPath:"#/components/schemas/RefusedTask/properties/code/type",keyword:"type",params:{type: "string"},schema:schema237.properties.code.type,parentSchema:schema237.properties.code,data:data5}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.message !== undefined){
let data6 = data3.message;
const _errs16 = errors;
if(typeof data6 !== "string"){
validate212.errors = [{instancePath:instancePath+"/refused/" + i1+"/message",schemaPath:"#/components/schemas/RefusedTask/properties/message/type",keyword:"type",params:{type: "string"},schema:schema237.properties.message.type,parentSchema:schema237.properties.message,data:data6}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/refused/" + i1,schemaPath:"#/components/schemas/RefusedTask/type",keyword:"type",params:{type: "object"},schema:schema237.type,parentSchema:schema237,data:data3}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "array"},schema:schema236.properties.refused.type,parentSchema:schema236.properties.refused,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema236.type,parentSchema:schema236,data}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate211.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema235.required,parentSchema:schema235,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate211.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema235,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate212(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema235.type,parentSchema:schema235,data}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate211(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const moveTask_header_Idempotency$2d$Key = validate215;
const schema238 = {"type":"string","minLength":1,"maxLength":255};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate215.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema238,data}];
return false;
}
else {
if(func1(data) < 1){
validate215.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema238,data}];
return false;
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema238.type,parentSchema:schema238,data}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const moveTask_body = validate216;
const schema239 = {"$ref":"contract#/components/schemas/TaskMove"};
const schema240 = {"description":"The new place of a task.","type":"object","required":["card_id"],"properties":{"card_id":{"description":"A column of the task's project.","type":"string","pattern":"^[^\\x00]*$","x-storable":true},"before":{"description":"Another task of that column, before which the task is placed. Null places it at the end.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true}}};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card_id === undefined) && (missing0 = "card_id")){
validate216.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskMove/required",keyword:"required",params:{missingProperty: missing0},schema:schema240.required,parentSchema:schema240,data}];
return false;
}
else {
if(data.card_id !== undefined){
let data0 = data.card_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate216.errors = [{instancePath:instancePath+"/card_id",schemaPath:"contract#/components/schemas/TaskMove/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema240.properties.card_id,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate216.errors = [{instancePath:instancePath+"/card_id",schemaPath:"contract#/components/schemas/TaskMove/properties/card_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema240.properties.card_id,data:data0}];
return false;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/card_id",schemaPath:"contract#/components/schemas/TaskMove/properties/card_id/type",keyword:"type",params:{type: "string"},schema:schema240.properties.card_id.type,parentSchema:schema240.properties.card_id,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.before !== undefined){
let data1 = data.before;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate216.errors = [{instancePath:instancePath+"/before",schemaPath:"contract#/components/schemas/TaskMove/properties/before/type",keyword:"type",params:{type: schema240.properties.before.type},schema:schema240.properties.before.type,parentSchema:schema240.properties.before,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate216.errors = [{instancePath:instancePath+"/before",schemaPath:"contract#/components/schemas/TaskMove/properties/before/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema240.properties.before,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate216.errors = [{instancePath:instancePath+"/before",schemaPath:"contract#/components/schemas/TaskMove/properties/before/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema240.properties.before,data:data1}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate216.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskMove/type",keyword:"type",params:{type: "object"},schema:schema240.type,parentSchema:schema240,data}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"card_id":true,"before":true},"dynamicProps":false,"dynamicItems":false};

export const moveTask_body_card_id = validate217;
const schema241 = {"description":"A column of the task's project.","type":"string","pattern":"^[^\\x00]*$","x-storable":true};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate217.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema241,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate217.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema241,data}];
return false;
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema241.type,parentSchema:schema241,data}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const moveTask_body_before = validate218;
const schema242 = {"description":"Another task of that column, before which the task is placed. Null places it at the end.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema242.type},schema:schema242.type,parentSchema:schema242,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate218.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema242,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate218.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema242,data}];
return false;
}
}
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const moveTask_200 = validate219;
const schema243 = {"$ref":"contract#/components/schemas/WorkTaskResponse"};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema199.required,parentSchema:schema199,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate220.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema199,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate83(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema199.type,parentSchema:schema199,data}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate220(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTaskComments_query_cursor = validate223;
const schema245 = {"type":"string","maxLength":1024};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate223.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema245,data}];
return false;
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema245.type,parentSchema:schema245,data}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTaskComments_200 = validate224;
const schema246 = {"$ref":"contract#/components/schemas/WorkCommentList"};
const schema247 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/WorkComment"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema248 = {"description":"A comment with the fields of the public API, and fields that only the web editor shows.","type":"object","additionalProperties":false,"required":["id","body","author","created_at","parent_id","via","edited_at"],"properties":{"id":{"description":"The id of the comment.","type":"string"},"body":{"description":"The comment, in plain text. Null if it was deleted and has replies.","type":["string","null"]},"author":{"description":"The author. For a comment made through the public API, the creator of the key. Null if the comment was deleted.","oneOf":[{"$ref":"#/components/schemas/CommentAuthor"},{"type":"null"}]},"created_at":{"description":"When the comment was created.","type":["string","null"],"format":"date-time"},"parent_id":{"description":"The comment that this one replies to.","type":["string","null"]},"via":{"description":"The source of the comment.","$ref":"#/components/schemas/Entrance"},"edited_at":{"description":"When the text was last changed. Null if it never was.","type":["string","null"],"format":"date-time"}}};
const schema249 = {"description":"The person who wrote a comment.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The user id of the author.","type":"string"},"name":{"description":"The name of the author.","type":"string"}}};
const schema250 = {"description":"The source of a change.","type":"string","enum":["api","web","cli","import","job"]};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.body === undefined) && (missing0 = "body"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.parent_id === undefined) && (missing0 = "parent_id"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.edited_at === undefined) && (missing0 = "edited_at"))){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema248.required,parentSchema:schema248,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "body")) || (key0 === "author")) || (key0 === "created_at")) || (key0 === "parent_id")) || (key0 === "via")) || (key0 === "edited_at"))){
validate226.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema248,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate226.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema248.properties.id.type,parentSchema:schema248.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data1 = data.body;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate226.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: schema248.properties.body.type},schema:schema248.properties.body.type,parentSchema:schema248.properties.body,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data2 = data.author;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/required",keyword:"required",params:{missingProperty: missing1},schema:schema249.required,parentSchema:schema249,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data2){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema249,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data2.id !== undefined){
let data3 = data2.id;
const _errs12 = errors;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/author/id",schemaPath:"#/components/schemas/CommentAuthor/properties/id/type",keyword:"type",params:{type: "string"},schema:schema249.properties.id.type,parentSchema:schema249.properties.id,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.name !== undefined){
let data4 = data2.name;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/author/name",schemaPath:"#/components/schemas/CommentAuthor/properties/name/type",keyword:"type",params:{type: "string"},schema:schema249.properties.name.type,parentSchema:schema249.properties.name,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/type",keyword:"type",params:{type: "object"},schema:schema249.type,parentSchema:schema249,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema248.properties.author.oneOf[1].type,parentSchema:schema248.properties.author.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema248.properties.author.oneOf,parentSchema:schema248.properties.author,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate226.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate226.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema248.properties.created_at.type},schema:schema248.properties.created_at.type,parentSchema:schema248.properties.created_at,data:data5}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data5 === "string"){
if(!(formats34.validate(data5))){
validate226.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema248.properties.created_at,data:data5}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
let data6 = data.parent_id;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate226.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/type",keyword:"type",params:{type: schema248.properties.parent_id.type},schema:schema248.properties.parent_id.type,parentSchema:schema248.properties.parent_id,data:data6}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
let data7 = data.via;
const _errs22 = errors;
if(typeof data7 !== "string"){
validate226.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/type",keyword:"type",params:{type: "string"},schema:schema250.type,parentSchema:schema250,data:data7}];
return false;
}
if(!(((((data7 === "api") || (data7 === "web")) || (data7 === "cli")) || (data7 === "import")) || (data7 === "job"))){
validate226.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/enum",keyword:"enum",params:{allowedValues: schema250.enum},schema:schema250.enum,parentSchema:schema250,data:data7}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edited_at !== undefined){
let data8 = data.edited_at;
const _errs25 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate226.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/type",keyword:"type",params:{type: schema248.properties.edited_at.type},schema:schema248.properties.edited_at.type,parentSchema:schema248.properties.edited_at,data:data8}];
return false;
}
if(errors === _errs25){
if(errors === _errs25){
if(typeof data8 === "string"){
if(!(formats34.validate(data8))){
validate226.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema248.properties.edited_at,data:data8}];
return false;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema248.type,parentSchema:schema248,data}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema247.required,parentSchema:schema247,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate225.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema247,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate226(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema247.properties.data.type,parentSchema:schema247.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate225.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema38.required,parentSchema:schema38,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate225.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema38,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate225.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema38.properties.next_cursor.type},schema:schema38.properties.next_cursor.type,parentSchema:schema38.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema247.type,parentSchema:schema247,data}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_header_Idempotency$2d$Key = validate229;
const schema252 = {"type":"string","minLength":1,"maxLength":255};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate229.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema252,data}];
return false;
}
else {
if(func1(data) < 1){
validate229.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema252,data}];
return false;
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema252.type,parentSchema:schema252,data}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body = validate230;
const schema253 = {"$ref":"contract#/components/schemas/WorkCommentCreate"};
const schema254 = {"description":"A comment to add. Unknown fields are ignored.","type":"object","required":["body"],"properties":{"body":{"description":"The comment, in plain text. It must contain a character other than white space, and is stored byte for byte.\nMentions are not parsed.\n","type":"string","minLength":1,"maxLength":10000,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"parent_id":{"description":"A comment on the same task that is not a reply.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate230.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkCommentCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema254.required,parentSchema:schema254,data}];
return false;
}
else {
if(data.body !== undefined){
let data0 = data.body;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 10000){
validate230.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/WorkCommentCreate/properties/body/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema254.properties.body,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate230.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/WorkCommentCreate/properties/body/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema254.properties.body,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate230.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/WorkCommentCreate/properties/body/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema254.properties.body,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate230.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/WorkCommentCreate/properties/body/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema254.properties.body,data:data0}];
return false;
}
}
}
}
}
else {
validate230.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/WorkCommentCreate/properties/body/type",keyword:"type",params:{type: "string"},schema:schema254.properties.body.type,parentSchema:schema254.properties.body,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.parent_id !== undefined){
let data1 = data.parent_id;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate230.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"contract#/components/schemas/WorkCommentCreate/properties/parent_id/type",keyword:"type",params:{type: schema254.properties.parent_id.type},schema:schema254.properties.parent_id.type,parentSchema:schema254.properties.parent_id,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate230.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"contract#/components/schemas/WorkCommentCreate/properties/parent_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema254.properties.parent_id,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate230.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"contract#/components/schemas/WorkCommentCreate/properties/parent_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema254.properties.parent_id,data:data1}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkCommentCreate/type",keyword:"type",params:{type: "object"},schema:schema254.type,parentSchema:schema254,data}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"body":true,"parent_id":true},"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body_body = validate231;
const schema255 = {"description":"The comment, in plain text. It must contain a character other than white space, and is stored byte for byte.\nMentions are not parsed.\n","type":"string","minLength":1,"maxLength":10000,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10000){
validate231.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema255,data}];
return false;
}
else {
if(func1(data) < 1){
validate231.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema255,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate231.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema255,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate231.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema255,data}];
return false;
}
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema255.type,parentSchema:schema255,data}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body_parent_id = validate232;
const schema256 = {"description":"A comment on the same task that is not a reply.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema256.type},schema:schema256.type,parentSchema:schema256,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate232.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema256,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate232.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema256,data}];
return false;
}
}
}
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_201 = validate233;
const schema257 = {"$ref":"contract#/components/schemas/WorkCommentResponse"};
const schema258 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkComment"}}};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate234.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema258.required,parentSchema:schema258,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate234.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema258,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate226(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema258.type,parentSchema:schema258,data}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateTaskComment_body = validate237;
const schema259 = {"$ref":"contract#/components/schemas/WorkCommentUpdate"};
const schema260 = {"description":"The new text of a comment. Unknown fields are ignored.","type":"object","required":["body"],"properties":{"body":{"description":"The comment, in plain text. It must contain a character other than white space, and is stored byte for byte.","type":"string","minLength":1,"maxLength":10000,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"}}};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate237.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkCommentUpdate/required",keyword:"required",params:{missingProperty: missing0},schema:schema260.required,parentSchema:schema260,data}];
return false;
}
else {
if(data.body !== undefined){
let data0 = data.body;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 10000){
validate237.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/WorkCommentUpdate/properties/body/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema260.properties.body,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate237.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/WorkCommentUpdate/properties/body/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema260.properties.body,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate237.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/WorkCommentUpdate/properties/body/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema260.properties.body,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate237.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/WorkCommentUpdate/properties/body/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema260.properties.body,data:data0}];
return false;
}
}
}
}
}
else {
validate237.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/WorkCommentUpdate/properties/body/type",keyword:"type",params:{type: "string"},schema:schema260.properties.body.type,parentSchema:schema260.properties.body,data:data0}];
return false;
}
}
}
}
}
else {
validate237.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkCommentUpdate/type",keyword:"type",params:{type: "object"},schema:schema260.type,parentSchema:schema260,data}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

export const updateTaskComment_body_body = validate238;
const schema261 = {"description":"The comment, in plain text. It must contain a character other than white space, and is stored byte for byte.","type":"string","minLength":1,"maxLength":10000,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10000){
validate238.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema261,data}];
return false;
}
else {
if(func1(data) < 1){
validate238.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema261,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate238.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema261,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate238.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema261,data}];
return false;
}
}
}
}
}
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema261.type,parentSchema:schema261,data}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTaskComment_200 = validate239;
const schema262 = {"$ref":"contract#/components/schemas/WorkCommentResponse"};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate240.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema258.required,parentSchema:schema258,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate240.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema258,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate226(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema258.type,parentSchema:schema258,data}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate240(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTaskActivity_query_cursor = validate243;
const schema264 = {"type":"string","maxLength":1024};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate243.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema264,data}];
return false;
}
}
else {
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema264.type,parentSchema:schema264,data}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTaskActivity_200 = validate244;
const schema265 = {"$ref":"contract#/components/schemas/TaskActivityList"};
const schema266 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Activity"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema267 = {"description":"A change and its actor.","type":"object","additionalProperties":false,"required":["id","at","type","actor","via","key","subject","changed","values","person","request_id"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"at":{"description":"When the change was made.","type":"string","format":"date-time"},"type":{"description":"The type of the change.","type":"string"},"actor":{"oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"via":{"description":"The source of the change.","$ref":"#/components/schemas/Entrance"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"subject":{"$ref":"#/components/schemas/Subject"},"changed":{"description":"The names of the fields that an update changed.","type":"array","items":{"type":"string"}},"values":{"description":"The previous and new values of these fields. Long texts, such as descriptions, are omitted, as are entries\nof older versions and entries whose names the user may not see.\n","type":"array","items":{"$ref":"#/components/schemas/ChangedValue"}},"person":{"description":"The person whose role in a project was changed.","oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"request_id":{"description":"The `X-Request-Id` of the API request that made the change. Null for other changes. The request may no\nlonger be in the request log.\n","type":["string","null"]}}};
const schema270 = {"description":"A reference to an API key.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the key.","type":"string"},"name":{"description":"The name of the key.","type":"string"}}};
const schema271 = {"description":"The subject of an activity.","type":"object","additionalProperties":false,"required":["type","id","name","task_id"],"properties":{"type":{"description":"The type of the subject.","type":"string"},"id":{"description":"The id of the subject.","type":"string"},"name":{"description":"The current name of the subject, or the last name of a deleted subject. Null if there is no name to show.\n","type":["string","null"]},"task_id":{"description":"The id of the task that the subject is, or that it is a comment on. Null for other subjects, and if the task or the\ncomment was deleted.\n","type":["string","null"]}}};
const schema272 = {"description":"The previous and new value of a field.","type":"object","additionalProperties":false,"required":["field","from","to"],"properties":{"field":{"description":"The name of the field.","type":"string"},"from":{"description":"The previous value; of a text, the first 200 characters. Null if there was none.","$ref":"#/components/schemas/FieldValue"},"to":{"description":"The new value; of a text, the first 200 characters. Null if there is none.","$ref":"#/components/schemas/FieldValue"}}};
const schema273 = {"description":"The value of a field.","type":["string","number","boolean","array","null"],"items":{"type":"string"}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field === undefined) && (missing0 = "field")) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))){
validate247.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema272.required,parentSchema:schema272,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "from")) || (key0 === "to"))){
validate247.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema272,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate247.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},schema:schema272.properties.field.type,parentSchema:schema272.properties.field,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs4 = errors;
const _errs5 = errors;
if(((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (!(Array.isArray(data1)))) && (data1 !== null)){
validate247.errors = [{instancePath:instancePath+"/from",schemaPath:"#/components/schemas/FieldValue/type",keyword:"type",params:{type: schema273.type},schema:schema273.type,parentSchema:schema273,data:data1}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(typeof data2 !== "string"){
validate247.errors = [{instancePath:instancePath+"/from/" + i0,schemaPath:"#/components/schemas/FieldValue/items/type",keyword:"type",params:{type: "string"},schema:schema273.items.type,parentSchema:schema273.items,data:data2}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data3 = data.to;
const _errs9 = errors;
const _errs10 = errors;
if(((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (!(Array.isArray(data3)))) && (data3 !== null)){
validate247.errors = [{instancePath:instancePath+"/to",schemaPath:"#/components/schemas/FieldValue/type",keyword:"type",params:{type: schema273.type},schema:schema273.type,parentSchema:schema273,data:data3}];
return false;
}
if(errors === _errs10){
if(Array.isArray(data3)){
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs12 = errors;
if(typeof data4 !== "string"){
validate247.errors = [{instancePath:instancePath+"/to/" + i1,schemaPath:"#/components/schemas/FieldValue/items/type",keyword:"type",params:{type: "string"},schema:schema273.items.type,parentSchema:schema273.items,data:data4}];
return false;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema272.type,parentSchema:schema272,data}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.changed === undefined) && (missing0 = "changed"))) || ((data.values === undefined) && (missing0 = "values"))) || ((data.person === undefined) && (missing0 = "person"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema267.required,parentSchema:schema267,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func29.call(schema267.properties, key0))){
validate246.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema267,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate246.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema267.properties.id.type,parentSchema:schema267.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats34.validate(data1))){
validate246.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema267.properties.at,data:data1}];
return false;
}
}
else {
validate246.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema267.properties.at.type,parentSchema:schema267.properties.at,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate246.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema267.properties.type.type,parentSchema:schema267.properties.type,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data3 = data.actor;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema87.required,parentSchema:schema87,data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema87,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/actor/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.id.type,parentSchema:schema87.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
let data5 = data3.name;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/actor/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema87.properties.name.type,parentSchema:schema87.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema267.properties.actor.oneOf[1].type,parentSchema:schema267.properties.actor.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema267.properties.actor.oneOf,parentSchema:schema267.properties.actor,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate246.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
let data6 = data.via;
const _errs20 = errors;
if(typeof data6 !== "string"){
validate246.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/type",keyword:"type",params:{type: "string"},schema:schema250.type,parentSchema:schema250,data:data6}];
return false;
}
if(!(((((data6 === "api") || (data6 === "web")) || (data6 === "cli")) || (data6 === "import")) || (data6 === "job"))){
validate246.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/enum",keyword:"enum",params:{allowedValues: schema250.enum},schema:schema250.enum,parentSchema:schema250,data:data6}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data7 = data.key;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
let passing1 = null;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.id === undefined) && (missing2 = "id")) || ((data7.name === undefined) && (missing2 = "name"))){
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing2},schema:schema270.required,parentSchema:schema270,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs28 = errors;
for(const key2 in data7){
if(!((key2 === "id") || (key2 === "name"))){
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema270,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs28 === errors){
if(data7.id !== undefined){
let data8 = data7.id;
const _errs29 = errors;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema270.properties.id.type,parentSchema:schema270.properties.id,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data7.name !== undefined){
let data9 = data7.name;
const _errs31 = errors;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema270.properties.name.type,parentSchema:schema270.properties.name,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema270.type,parentSchema:schema270,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs33 = errors;
if(data7 !== null){
const err12 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema267.properties.key.oneOf[1].type,parentSchema:schema267.properties.key.oneOf[1],data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs33 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err13 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema267.properties.key.oneOf,parentSchema:schema267.properties.key,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate246.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data10 = data.subject;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if(((((data10.type === undefined) && (missing3 = "type")) || ((data10.id === undefined) && (missing3 = "id"))) || ((data10.name === undefined) && (missing3 = "name"))) || ((data10.task_id === undefined) && (missing3 = "task_id"))){
validate246.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/required",keyword:"required",params:{missingProperty: missing3},schema:schema271.required,parentSchema:schema271,data:data10}];
return false;
}
else {
const _errs38 = errors;
for(const key3 in data10){
if(!((((key3 === "type") || (key3 === "id")) || (key3 === "name")) || (key3 === "task_id"))){
validate246.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema271,data:data10}];
return false;
break;
}
}
if(_errs38 === errors){
if(data10.type !== undefined){
let data11 = data10.type;
const _errs39 = errors;
if(typeof data11 !== "string"){
validate246.errors = [{instancePath:instancePath+"/subject/type",schemaPath:"#/components/schemas/Subject/properties/type/type",keyword:"type",params:{type: "string"},schema:schema271.properties.type.type,parentSchema:schema271.properties.type,data:data11}];
return false;
}
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.id !== undefined){
let data12 = data10.id;
const _errs41 = errors;
if(typeof data12 !== "string"){
validate246.errors = [{instancePath:instancePath+"/subject/id",schemaPath:"#/components/schemas/Subject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema271.properties.id.type,parentSchema:schema271.properties.id,data:data12}];
return false;
}
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.name !== undefined){
let data13 = data10.name;
const _errs43 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate246.errors = [{instancePath:instancePath+"/subject/name",schemaPath:"#/components/schemas/Subject/properties/name/type",keyword:"type",params:{type: schema271.properties.name.type},schema:schema271.properties.name.type,parentSchema:schema271.properties.name,data:data13}];
return false;
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.task_id !== undefined){
let data14 = data10.task_id;
const _errs45 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate246.errors = [{instancePath:instancePath+"/subject/task_id",schemaPath:"#/components/schemas/Subject/properties/task_id/type",keyword:"type",params:{type: schema271.properties.task_id.type},schema:schema271.properties.task_id.type,parentSchema:schema271.properties.task_id,data:data14}];
return false;
}
var valid9 = _errs45 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/type",keyword:"type",params:{type: "object"},schema:schema271.type,parentSchema:schema271,data:data10}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changed !== undefined){
let data15 = data.changed;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data15)){
var valid10 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs49 = errors;
if(typeof data16 !== "string"){
validate246.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},schema:schema267.properties.changed.items.type,parentSchema:schema267.properties.changed.items,data:data16}];
return false;
}
var valid10 = _errs49 === errors;
if(!valid10){
break;
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},schema:schema267.properties.changed.type,parentSchema:schema267.properties.changed,data:data15}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data17 = data.values;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data17)){
var valid11 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs53 = errors;
if(!(validate247(data17[i1], {instancePath:instancePath+"/values/" + i1,parentData:data17,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
var valid11 = _errs53 === errors;
if(!valid11){
break;
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},schema:schema267.properties.values.type,parentSchema:schema267.properties.values,data:data17}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.person !== undefined){
let data19 = data.person;
const _errs54 = errors;
const _errs55 = errors;
let valid12 = false;
let passing2 = null;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing4;
if(((data19.id === undefined) && (missing4 = "id")) || ((data19.name === undefined) && (missing4 = "name"))){
const err14 = {instancePath:instancePath+"/person",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing4},schema:schema87.required,parentSchema:schema87,data:data19};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs59 = errors;
for(const key4 in data19){
if(!((key4 === "id") || (key4 === "name"))){
const err15 = {instancePath:instancePath+"/person",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema87,data:data19};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs59 === errors){
if(data19.id !== undefined){
let data20 = data19.id;
const _errs60 = errors;
if(typeof data20 !== "string"){
const err16 = {instancePath:instancePath+"/person/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.id.type,parentSchema:schema87.properties.id,data:data20};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid14 = _errs60 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.name !== undefined){
let data21 = data19.name;
const _errs62 = errors;
if(typeof data21 !== "string"){
const err17 = {instancePath:instancePath+"/person/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema87.properties.name.type,parentSchema:schema87.properties.name,data:data21};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid14 = _errs62 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/person",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data:data19};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid2 = _errs56 === errors;
if(_valid2){
valid12 = true;
passing2 = 0;
}
const _errs64 = errors;
if(data19 !== null){
const err19 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema267.properties.person.oneOf[1].type,parentSchema:schema267.properties.person.oneOf[1],data:data19};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs64 === errors;
if(_valid2 && valid12){
valid12 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid12 = true;
passing2 = 1;
}
}
if(!valid12){
const err20 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},schema:schema267.properties.person.oneOf,parentSchema:schema267.properties.person,data:data19};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate246.errors = vErrors;
return false;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data22 = data.request_id;
const _errs66 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate246.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema267.properties.request_id.type},schema:schema267.properties.request_id.type,parentSchema:schema267.properties.request_id,data:data22}];
return false;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema267.type,parentSchema:schema267,data}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate245.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema266.required,parentSchema:schema266,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate245.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema266,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate246(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema266.properties.data.type,parentSchema:schema266.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate245.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema38.required,parentSchema:schema38,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate245.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema38,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate245.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema38.properties.next_cursor.type},schema:schema38.properties.next_cursor.type,parentSchema:schema38.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema266.type,parentSchema:schema266,data}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

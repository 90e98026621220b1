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
const schema35 = {"description":"A project that the person sees, with its columns.","type":"object","additionalProperties":false,"required":["id","name","description","private","inbox","role","task_count","columns"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"What the project is about.","type":["string","null"]},"private":{"description":"Whether only those who have a role in it see it, beside owners and admins. True for an inbox.","type":"boolean"},"inbox":{"description":"Whether it is the person's inbox, which has no columns and nobody else sees.","type":"boolean"},"role":{"$ref":"#/components/schemas/ProjectRole"},"task_count":{"description":"The number of its tasks, completed ones too.","type":"integer","format":"int32","minimum":0},"columns":{"description":"Its columns, by `order`.","type":"array","items":{"$ref":"#/components/schemas/Column"}}}};
const schema36 = {"description":"A role in a project. A viewer may not write.","type":"string","enum":["manager","editor","viewer"]};
const schema37 = {"description":"A column of a project.","type":"object","additionalProperties":false,"required":["id","name","is_done","order","task_count"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether tasks in it are done.","type":"boolean"},"order":{"description":"Its place, from 0.","type":"integer","format":"int32","minimum":0},"task_count":{"description":"The number of its tasks.","type":"integer","format":"int32","minimum":0}}};
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

export const getProject_200 = validate27;
const schema39 = {"$ref":"contract#/components/schemas/WorkProjectResponse"};
const schema40 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkProject"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema40.required,parentSchema:schema40,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data}];
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createColumn_header_Idempotency$2d$Key = validate31;
const schema41 = {"type":"string","minLength":1,"maxLength":255};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate31.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema41,data}];
return false;
}
else {
if(func1(data) < 1){
validate31.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41,data}];
return false;
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body = validate32;
const schema42 = {"$ref":"contract#/components/schemas/ColumnCreate"};
const schema43 = {"description":"A column to add. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must hold more than white space"},"is_done":{"description":"Whether tasks in it are done. False unless given.","type":"boolean"}}};
const pattern4 = new RegExp("^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$", "u");

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate32.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema43.required,parentSchema:schema43,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema43.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema43.properties.name,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema43.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema43.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data0}];
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
validate32.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnCreate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema43.properties.is_done.type,parentSchema:schema43.properties.is_done,data:data1}];
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
validate32.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"name":true,"is_done":true},"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_name = validate33;
const schema44 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must hold more than white space"};

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
if(typeof data === "string"){
if(func1(data) > 100){
validate33.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema44,data}];
return false;
}
else {
if(func1(data) < 1){
validate33.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate33.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema44,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate33.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema44,data}];
return false;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema44.type,parentSchema:schema44,data}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_is_done = validate34;
const schema45 = {"description":"Whether tasks in it are done. False unless given.","type":"boolean"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema45.type,parentSchema:schema45,data}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_201 = validate35;
const schema46 = {"$ref":"contract#/components/schemas/ColumnResponse"};
const schema47 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Column"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema47.required,parentSchema:schema47,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema47,data}];
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
validate36.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema37.required,parentSchema:schema37,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate36.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema37,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate36.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data1}];
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
validate36.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data2}];
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
validate36.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.is_done.type,parentSchema:schema37.properties.is_done,data:data3}];
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
validate36.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.order.type,parentSchema:schema37.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate36.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.order,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate36.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.order,data:data4}];
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
validate36.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.task_count.type,parentSchema:schema37.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate36.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate36.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.task_count,data:data5}];
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
validate36.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body = validate38;
const schema49 = {"$ref":"contract#/components/schemas/ColumnUpdate"};
const schema50 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must hold more than white space"},"is_done":{"description":"Whether tasks in it are done.","type":"boolean"},"order":{"description":"Its place. 0 is the first.","type":"integer","format":"int32","minimum":0}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
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
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema50.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema50.properties.name,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema50.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema50.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema50.properties.name.type,parentSchema:schema50.properties.name,data:data0}];
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
validate38.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema50.properties.is_done.type,parentSchema:schema50.properties.is_done,data:data1}];
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
validate38.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema50.properties.order.type,parentSchema:schema50.properties.order,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate38.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema50.properties.order,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate38.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema50.properties.order,data:data2}];
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
validate38.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnUpdate/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"name":true,"is_done":true,"order":true},"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_name = validate39;
const schema51 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must hold more than white space"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate39.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema51,data}];
return false;
}
else {
if(func1(data) < 1){
validate39.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema51,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate39.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema51,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate39.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema51,data}];
return false;
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema51.type,parentSchema:schema51,data}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_is_done = validate40;
const schema52 = {"description":"Whether tasks in it are done.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema52.type,parentSchema:schema52,data}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_order = validate41;
const schema53 = {"description":"Its place. 0 is the first.","type":"integer","format":"int32","minimum":0};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema53.type,parentSchema:schema53,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate41.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema53,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate41.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema53,data}];
return false;
}
}
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_200 = validate42;
const schema54 = {"$ref":"contract#/components/schemas/ColumnResponse"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema47.required,parentSchema:schema47,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema47,data}];
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
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema37.required,parentSchema:schema37,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema37,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate43.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data1}];
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
validate43.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data2}];
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
validate43.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.is_done.type,parentSchema:schema37.properties.is_done,data:data3}];
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
validate43.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.order.type,parentSchema:schema37.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate43.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.order,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate43.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.order,data:data4}];
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
validate43.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.task_count.type,parentSchema:schema37.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate43.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate43.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.task_count,data:data5}];
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
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteColumn_query_move_to = validate45;
const schema57 = {"type":"string","pattern":"^card_","x-message":"must be the id of a column"};
const pattern8 = new RegExp("^card_", "u");

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
if(typeof data === "string"){
if(!pattern8.test(data)){
validate45.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^card_"},schema:"^card_",parentSchema:schema57,data}];
return false;
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema57.type,parentSchema:schema57,data}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listPeople_query_cursor = validate46;
const schema58 = {"type":"string","maxLength":1024};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate46.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema58,data}];
return false;
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema58.type,parentSchema:schema58,data}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listPeople_200 = validate47;
const schema59 = {"$ref":"contract#/components/schemas/PersonList"};
const schema60 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/UserRef"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema61 = {"description":"A user.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema60.required,parentSchema:schema60,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema60,data}];
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
validate48.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema61.required,parentSchema:schema61,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "name"))){
validate48.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema61,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate48.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema61.properties.id.type,parentSchema:schema61.properties.id,data:data2}];
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
validate48.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema61.properties.name.type,parentSchema:schema61.properties.name,data:data3}];
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
validate48.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data:data1}];
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
validate48.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema60.properties.data.type,parentSchema:schema60.properties.data,data:data0}];
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
validate48.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},schema:schema38.required,parentSchema:schema38,data:data4}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data4){
if(!(key2 === "next_cursor")){
validate48.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema38,data:data4}];
return false;
break;
}
}
if(_errs15 === errors){
if(data4.next_cursor !== undefined){
let data5 = data4.next_cursor;
if((typeof data5 !== "string") && (data5 !== null)){
validate48.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema38.properties.next_cursor.type},schema:schema38.properties.next_cursor.type,parentSchema:schema38.properties.next_cursor,data:data5}];
return false;
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data4}];
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
